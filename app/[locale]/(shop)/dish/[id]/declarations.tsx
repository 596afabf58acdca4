import type { ReactNode } from 'react'
import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { formatVolume } from '@/lib/i18n/format-volume'
import { ingredientName } from '@/lib/i18n/ingredients'
import { officialAllergenNames } from '@/lib/i18n/official-allergen-names'
import { factsOf, originsInWords } from '@/lib/menu/facts-of'
import type { MenuItem } from '@/lib/menu/menu-item'
import { AllergenList } from '../../_choose/allergen-list'

interface Props {
  item: MenuItem
  locale: Pick<PageLocale, 't' | 'language'>
  phone: string
}

/** What the law wants to be said about a menu item, where it is sold. */
export function Declarations({ item, locale, phone }: Props) {
  const { t, language } = locale
  const { menu } = t
  // Where something is chosen, what is chosen decides them: they stand below the choices.
  if (!item.soldOut && item.optionGroups.length > 0) return null
  const { origins, methods } = factsOf(item)
  const nameOf = (ingredient: string) => ingredientName(ingredient, language)
  return (
    <dl className="divide-line border-line divide-y border-y">
      <Entry term={menu.allergens}>
        <Allergens item={item} locale={locale} phone={phone} />
      </Entry>
      {item.volumeMl !== null && <Entry term={menu.volume}>{formatVolume(item.volumeMl, language)}</Entry>}
      {origins.length > 0 && <Entry term={menu.origins}>{originsInWords(origins, { language, nameOf })}</Entry>}
      {methods.length > 0 && (
        <Entry term={menu.methods}>{methods.map((method) => menu.methodNames[method]).join('; ')}</Entry>
      )}
      {item.minimumAge > 0 && (
        <Entry term={`${item.minimumAge}+`}>{fill(menu.minimumAge, { age: item.minimumAge })}</Entry>
      )}
    </dl>
  )
}

function Allergens({ item: { allergens }, locale, phone }: Props) {
  const { menu } = locale.t
  if (allergens === null) return fill(menu.allergensUnknown, { phone })
  if (allergens.length === 0) return menu.noAllergens
  const officialNames = officialAllergenNames(locale.language)
  return <AllergenList allergens={allergens} names={menu.allergenNames} officialNames={officialNames} />
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
