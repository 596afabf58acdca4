import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { ownText } from '@/lib/i18n/own-text'
import type { MenuItem } from '@/lib/menu/menu-item'
import type { Option } from '@/lib/menu/options/option-group'
import { isAsked, select } from '@/lib/menu/options/selection'
import { formatPrice } from '@/lib/platform/money'

interface Props {
  item: MenuItem
  locale: PageLocale
}

/** Without JavaScript nothing appears by itself: the questions that only another answer brings along, with their prices. */
export function HiddenChoices({ item: { optionGroups }, locale: { t, language } }: Props) {
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
