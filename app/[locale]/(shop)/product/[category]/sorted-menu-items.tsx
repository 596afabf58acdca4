'use client'

import { useAddressValue } from '@/app/_client/address-value'
import { useScope } from '@/app/_client/scope'
import { control } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'
import { MenuItemCard } from '../../_menu-item/menu-item-card'
import type { ShownItem } from '../../_menu-item/shown-item'

type Sort = 'default' | 'low' | 'high'

type Words = Pick<Texts['menu'], 'sort' | 'sortDefault' | 'sortLowToHigh' | 'sortHighToLow'>

interface Props {
  items: ShownItem[]
  tint: string
  words: Words
}

/** The items come in the menu's order; the address keeps the customer's own, for the back button. */
export function SortedMenuItems({ items, tint, words }: Props) {
  const scope = useScope()
  const [asked, ask] = useAddressValue('sort')
  const sort = sortOf(asked)
  return (
    <>
      <div className="mb-6 flex items-center gap-3">
        <label htmlFor="sort" className="shrink-0 font-semibold">
          {words.sort}
        </label>
        <select
          id="sort"
          value={sort}
          onChange={(event) => ask(event.target.value === 'default' ? '' : event.target.value)}
          className={`${control} max-w-60`}
        >
          <option value="default">{words.sortDefault}</option>
          <option value="low">{words.sortLowToHigh}</option>
          <option value="high">{words.sortHighToLow}</option>
        </select>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {inOrder(items, sort).map((item) => (
          <li key={item.id} className="menu-card">
            <MenuItemCard item={item} tint={tint} scope={scope} level="h2" />
          </li>
        ))}
      </ul>
    </>
  )
}

function sortOf(value: string): Sort {
  return value === 'low' || value === 'high' ? value : 'default'
}

function inOrder(items: ShownItem[], sort: Sort): ShownItem[] {
  if (sort === 'default') return items
  return items.toSorted((a, b) => (sort === 'low' ? a.price - b.price : b.price - a.price))
}
