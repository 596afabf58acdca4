import { StatedFacts } from '@/app/[locale]/(shop)/_menu-item/stated-facts'
import { nameWithVolume } from '@/lib/i18n/format-volume'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import { texts } from '@/lib/i18n/texts'
import type { MenuCategory, MenuItem } from '@/lib/menu/menu-item'
import type { Option } from '@/lib/menu/options/option-group'

interface SheetCategoryProps {
  category: MenuCategory
  /** Side by side. */
  languages: readonly Language[]
  phone: string
}

const look = { list: '', entry: '[&>dd]:inline [&>dt]:mr-2 [&>dt]:inline [&>dt]:after:content-[":"]' }

export function SheetCategory({ category: { name, items }, languages, phone }: SheetCategoryProps) {
  if (items.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="border-ink mb-1 border-b-2 text-lg">{name}</h2>
      {items.map((item) => (
        <article key={item.id} data-item={item.id} className="border-line break-inside-avoid border-b py-2">
          <h3 className="font-bold">{item.name}</h3>
          <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col">
            {languages.map((language) => (
              <div key={language} lang={languageFacts[language].tag}>
                <DishFacts item={item} language={language} phone={phone} />
              </div>
            ))}
          </div>
        </article>
      ))}
    </section>
  )
}

interface FactsProps {
  item: MenuItem
  language: Language
  phone: string
}

/** Of the dish itself, and of every option that brings something of its own along. */
function DishFacts({ item, language, phone }: FactsProps) {
  const locale = { t: texts(language).shop, language }
  const options = item.optionGroups.flatMap((group) => group.options).filter(saysSomething)
  return (
    <>
      <StatedFacts part={item} locale={locale} phone={phone} look={look} />
      {options.map((option) => (
        <div key={option.id} data-option={option.id} className="mt-1 pl-3">
          <p className="font-semibold">+ {nameWithVolume(ownText(option.name, language), option.volumeMl, language)}</p>
          <StatedFacts part={option} locale={locale} phone={phone} look={look} />
        </div>
      ))}
    </>
  )
}

function saysSomething({ available, allergens, origins, productionMethods, minimumAge, volumeMl }: Option): boolean {
  if (!available) return false
  const isPlain = allergens?.length === 0 && origins.length === 0 && !productionMethods?.length
  return !isPlain || minimumAge > 0 || volumeMl !== null
}
