import type { ReactNode } from 'react'
import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { ingredientName } from '@/lib/i18n/ingredients'
import { languageFacts } from '@/lib/i18n/language'
import type { MenuItem } from '@/lib/menu/menu-item'

/** What the law wants to be said about a menu item, where it is sold. */
export function Declarations({
  item,
  locale: { t, language },
  phone,
}: {
  item: MenuItem
  locale: PageLocale
  phone: string
}) {
  const { menu } = t
  // Where something is chosen, what is chosen decides them: they stand below the choices.
  const isChosen = !item.soldOut && item.optionGroups.length > 0
  const countries = new Intl.DisplayNames(languageFacts[language].formats, { type: 'region' })
  return (
    <dl className="divide-line border-line divide-y border-y">
      {!isChosen && <Entry term={menu.allergens}>{allergenText(item, t.menu, phone)}</Entry>}
      {item.origins.length > 0 && (
        <Entry term={menu.origins}>
          {item.origins
            .map(
              ({ ingredient, country }) =>
                `${ingredientName(ingredient, language)}: ${countries.of(country) ?? country}`,
            )
            .join(', ')}
        </Entry>
      )}
      {!isChosen && item.minimumAge > 0 && (
        <Entry term={`${item.minimumAge}+`}>{fill(menu.minimumAge, { age: item.minimumAge })}</Entry>
      )}
    </dl>
  )
}

function allergenText({ allergens }: MenuItem, menu: PageLocale['t']['menu'], phone: string): string {
  if (allergens === null) return fill(menu.allergensUnknown, { phone })
  if (allergens.length === 0) return menu.noAllergens
  return allergens.map((allergen) => menu.allergenNames[allergen]).join(', ')
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
