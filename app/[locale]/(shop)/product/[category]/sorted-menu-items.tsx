'use client'

import { useSyncExternalStore } from 'react'
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
  const sort = useSyncExternalStore(subscribe, sortOfAddress, () => 'default' as const)
  return (
    <>
      <div className="mb-6 flex items-center gap-3">
        <label htmlFor="sort" className="shrink-0 font-semibold">
          {words.sort}
        </label>
        <select
          id="sort"
          value={sort}
          onChange={(event) => choose(sortOf(event.target.value))}
          className={`${control} max-w-60`}
        >
          <option value="default">{words.sortDefault}</option>
          <option value="low">{words.sortLowToHigh}</option>
          <option value="high">{words.sortHighToLow}</option>
        </select>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {inOrder(items, sort).map((item) => (
          <li key={item.id}>
            <MenuItemCard item={item} tint={tint} level="h2" />
          </li>
        ))}
      </ul>
    </>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function sortOfAddress(): Sort {
  return sortOf(new URLSearchParams(window.location.search).get('sort'))
}

function choose(next: Sort): void {
  const { pathname } = window.location
  window.history.replaceState(window.history.state, '', next === 'default' ? pathname : `${pathname}?sort=${next}`)
  for (const listener of listeners) listener()
}

function sortOf(value: string | null): Sort {
  return value === 'low' || value === 'high' ? value : 'default'
}

function inOrder(items: ShownItem[], sort: Sort): ShownItem[] {
  if (sort === 'default') return items
  return items.toSorted((a, b) => (sort === 'low' ? a.price - b.price : b.price - a.price))
}
