'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { control } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'

export type Sort = 'default' | 'low' | 'high'

export interface SortableItem {
  id: string
  priceRappen: number
  card: ReactNode
}

type Words = Pick<Texts['menu'], 'sort' | 'sortDefault' | 'sortLowToHigh' | 'sortHighToLow'>

/** The cards come from the server in the menu's order; the address keeps the customer's own, for the back button. */
export function SortedMenuItems({ menuItems, words }: { menuItems: SortableItem[]; words: Words }) {
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
        {inOrder(menuItems, sort).map(({ id, card }) => (
          <li key={id}>{card}</li>
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

function inOrder(menuItems: SortableItem[], sort: Sort): SortableItem[] {
  if (sort === 'default') return menuItems
  return menuItems.toSorted((a, b) => (sort === 'low' ? a.priceRappen - b.priceRappen : b.priceRappen - a.priceRappen))
}
