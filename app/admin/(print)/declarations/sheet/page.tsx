import { StatedFacts } from '@/app/[locale]/(shop)/_menu-item/stated-facts'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate, nameWithVolume } from '@/lib/i18n/format'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import type { MenuCategory, MenuItem } from '@/lib/menu/items/menu-item'
import type { Option } from '@/lib/menu/options/option-group'
import { currentMenu } from '@/lib/menu/queries'
import { currentShop } from '@/lib/shop/queries'
import { PrintButton } from '../../../(panel)/report/print-button'
import { listHref, pageNumbers, param } from '../../../_table/address'
import { Pager } from '../../../_table/pager'
import { staffMetadata, staffPage, type View } from '../../../_page'

export const generateMetadata = staffMetadata('declarations/sheet')

export default staffPage('declarations/sheet', SheetPage)

/** Each says a lot, in every language: a long menu is printed in parts that a browser can lay out. */
export const dishesAtOnce = 100

/** The sheet on the counter: the menu as customers see it now, in one of the shop's languages or in all. */
async function SheetPage({ language, path, search, admin }: View<'declarations/sheet'>) {
  const [shop, menu] = await Promise.all([currentShop(), currentMenu()])
  const words = admin.declarations
  const wanted = shop.languages.filter((offered) => offered === param(search, 'language'))
  const languages = wanted.length > 0 ? wanted : shop.languages
  const chosen = wanted[0] ?? null
  const all = menu.categories.flatMap(({ items }) => items)
  const { rows, page, pages } = pageNumbers(all, search, dishesAtOnce)
  const shown = new Set(rows)
  return (
    <main className="bg-card mx-auto max-w-[210mm] p-6 text-sm print:max-w-none print:p-0">
      <div className="screen-only mb-4 flex flex-wrap items-center gap-2">
        <Link href="/admin/declarations" className="row-control">
          {words.back}
        </Link>
        {[null, ...shop.languages].map((one) => (
          <Link
            key={one}
            href={listHref(path, search, { language: one })}
            aria-current={one === chosen ? 'true' : undefined}
            className="row-control aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {one === null ? words.all : languageFacts[one].name}
          </Link>
        ))}
        <PrintButton label={words.print} />
        <Pager {...{ path, search, page, pages }} />
      </div>
      <h1 className="text-xl">{languages.map((one) => texts(one).admin.declarations.sheetTitle).join(' · ')}</h1>
      <p className="mb-4">
        {shop.name}, {fill(words.printed, { day: formatShortDate(new Date(), language) })}
        {pages > 1 && <span>{`, ${fill(admin.shell.pageOfPages, { page, pages })}`}</span>}
      </p>
      {menu.categories.map((category) => (
        <SheetCategory
          key={category.id}
          category={{ ...category, items: category.items.filter((item) => shown.has(item)) }}
          {...{ languages, phone: shop.phone }}
        />
      ))}
    </main>
  )
}

interface SheetCategoryProps {
  category: MenuCategory
  languages: readonly Language[]
  phone: string
}

// Once for all entries: a long menu has thousands.
const entries = '[&_dd]:inline [&_dt]:mr-2 [&_dt]:inline [&_dt]:after:content-[":"]'

export function SheetCategory({ category: { name, items }, languages, phone }: SheetCategoryProps) {
  if (items.length === 0) return null
  return (
    <section className={`mb-6 ${entries}`}>
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

function DishFacts({ item, language, phone }: FactsProps) {
  const locale = { t: texts(language).shop, language }
  const options = item.optionGroups.flatMap((group) => group.options).filter(saysSomething)
  return (
    <>
      <StatedFacts part={item} locale={locale} phone={phone} />
      {options.map((option) => (
        <div key={option.id} data-option={option.id} className="mt-1 pl-3">
          <p className="font-semibold">+ {nameWithVolume(ownText(option.name, language), option.volumeMl, language)}</p>
          <StatedFacts part={option} locale={locale} phone={phone} />
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
