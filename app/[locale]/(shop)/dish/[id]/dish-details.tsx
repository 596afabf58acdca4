import { MenuItemRow } from '@/app/[locale]/(shop)/_menu-item/menu-item-row'
import type { CardScope, CardItem } from '@/app/[locale]/(shop)/_menu-item/card-item'
import { StatedFacts } from '@/app/[locale]/(shop)/_menu-item/stated-facts'
import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { labelled } from '@/lib/i18n/format'
import { ownText } from '@/lib/i18n/text-fields'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import type { Option } from '@/lib/menu/options/option-group'
import { isAsked, select } from '@/lib/menu/options/selection'
import { formatPrice } from '@/lib/platform/values/money'

interface Props {
  item: MenuItem
  locale: Pick<PageLocale, 't' | 'language'>
  phone: string
}

const look = {
  list: 'divide-line border-line divide-y border-y',
  entry: 'grid gap-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]',
}

export function Declarations({ item, locale, phone }: Props) {
  // With options the declarations depend on the choice and stand below it.
  if (!item.soldOut && item.optionGroups.length > 0) return null
  return <StatedFacts part={item} locale={locale} phone={phone} look={look} />
}

interface HiddenChoicesProps {
  item: MenuItem
  locale: PageLocale
}

/** For browsers without JavaScript: questions that appear only after another answer, with their prices. */
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
              {labelled(
                fill(t.choose.whenChosen, { option: nameOf(group.whenOptionId) }),
                ownText(group.name, language),
                language,
              )}
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
  others: CardItem[]
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
