import { useMemo } from 'react'
import { useDietFilter } from '@/app/_client/diet-filter'
import { fitOf } from '@/lib/menu/diet-filter'
import type { FilteredItem } from './show-filtered'

export interface Fits {
  /** The ids of what is shown; null: all of them, nothing is filtered. */
  shown: ReadonlySet<string> | null
  /** Those of them that nobody has declared: they are shown with a mark. */
  unknown: ReadonlySet<string>
}

/** Which of the items this guest's filter leaves. */
export function useFits(items: FilteredItem[]): Fits {
  const filter = useDietFilter()
  return useMemo(() => {
    if (filter.wanted.length + filter.avoided.length === 0) return { shown: null, unknown: new Set() }
    const fits = items.map((item) => ({ id: item.id, fit: fitOf(filter, item) }))
    return {
      shown: new Set(fits.filter(({ fit }) => fit !== 'out').map(({ id }) => id)),
      unknown: new Set(fits.filter(({ fit }) => fit === 'unknown').map(({ id }) => id)),
    }
  }, [filter, items])
}

/** After the others also for whoever hears the page or walks through it by keyboard. */
export function unknownLast<Item extends { id: string }>(items: Item[], unknown: ReadonlySet<string>): Item[] {
  if (unknown.size === 0) return items
  return [...items.filter(({ id }) => !unknown.has(id)), ...items.filter(({ id }) => unknown.has(id))]
}
