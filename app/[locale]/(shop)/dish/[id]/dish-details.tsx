import type { CardScope } from '@/app/[locale]/(shop)/_menu-item/card-scope'
import { MenuItemRow } from '@/app/[locale]/(shop)/_menu-item/menu-item-row'
import type { ShownItem } from '@/app/[locale]/(shop)/_menu-item/shown-item'
import { StatedFacts } from '@/app/[locale]/(shop)/_menu-item/stated-facts'
import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { ownText } from '@/lib/i18n/own-text'
import type { MenuItem } from '@/lib/menu/menu-item'
import type { Option } from '@/lib/menu/options/option-group'
import { isAsked, select } from '@/lib/menu/options/selection'
import { formatPrice } from '@/lib/platform/money'

interface Props {
  item: MenuItem
  locale: Pick<PageLocale, 't' | 'language'>
  phone: string
}

const look = {
  list: 'divide-line border-line divide-y border-y',
  entry: 'grid gap-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]',
}

/** What the law wants to be said about a menu item, where it is sold. */
export function Declarations({ item, locale, phone }: Props) {
  // Where something is chosen, what is chosen decides them: they stand below the choices.
  if (!item.soldOut && item.optionGroups.length > 0) return null
  return <StatedFacts part={item} locale={locale} phone={phone} look={look} />
}

interface HiddenChoicesProps {
  item: MenuItem
  locale: PageLocale
}

/** Without JavaScript nothing appears by itself: the questions that only another answer brings along, with their prices. */
export function HiddenChoices({ item: { optionGroups }, locale: { t, language } }: HiddenChoicesProps) {
  const { chosen } = select(optionGroups)
  const hidden = optionGroups.filter((group) => !isAsked(group, chosen))
  if (hidden.length === 0) return null
  const options = optionGroups.flatMap((group) => group.options)
  const nameOf = (id: string | null) => ownText(options.find((option) => option.id === id)?.name ?? {}, language)
  const priced = ({ name, priceRappen }: Option) =>
    [ownText(name, language), priceRappen > 0 && fill(t.choose.plus, { price: formatPrice(priceRappen) })]
      .filter(Boolean)
      .join(' ')
  return (
    <noscript>
      <dl className="mt-4">
        {hidden.map((group) => (
          <div key={group.id} className="mb-3">
            <dt className="font-bold">
              {fill(t.choose.whenChosen, { option: nameOf(group.whenOptionId) })}: {ownText(group.name, language)}
            </dt>
            <dd>
              {group.options
                .filter(({ available }) => available)
                .map(priced)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  )
}

interface NeighboursProps {
  others: ShownItem[]
  tint: string
  title: string
  scope: CardScope
}

export function Neighbours({ others, tint, title, scope }: NeighboursProps) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="neighbours" className="pt-8 md:col-span-2 md:pt-12">
      <h2 id="neighbours" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {others.map((item) => (
          <li key={item.id}>
            <MenuItemRow item={item} tint={tint} scope={scope} />
          </li>
        ))}
      </ul>
    </section>
  )
}
