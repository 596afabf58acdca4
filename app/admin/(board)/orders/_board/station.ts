import { stored } from '@/app/_client/stored'
import type { BoardOrder } from '@/lib/orders/answers'
import { stageOf } from './stages'

export const textSizes = ['S', 'M', 'L'] as const
export type TextSize = (typeof textSizes)[number]

/** Of a device that does not show everything. */
export interface Station {
  isNew: boolean
  isReady: boolean
  /** Ids of the categories that are cooked here. */
  categories: string[]
}

/** What this device shows, and how large. */
export interface View {
  size: TextSize
  isNewestFirst: boolean
  /** Null: everything. */
  station: Station | null
}

export const view = stored<View>('board-view', (raw) => {
  const { size, isNewestFirst, station } = (raw ?? {}) as Partial<View>
  return {
    size: textSizes.find((known) => known === size) ?? 'M',
    isNewestFirst: isNewestFirst === true,
    station: station ? stationOf(station) : null,
  }
})

function stationOf({ isNew, isReady, categories }: Partial<Station>): Station {
  const known = Array.isArray(categories) ? categories.filter((id) => typeof id === 'string') : []
  return { isNew: isNew === true, isReady: isReady === true, categories: known }
}

/** While it is cooked, the dishes of this station alone; of those that are on the menu no more, at every station. */
export function dishesAt(station: Station | null, order: BoardOrder): BoardOrder['items'] {
  if (!station || stageOf(order) !== 'work') return order.items
  if (station.categories.length === 0) return []
  return order.items.filter(({ categoryId: id }) => id === null || station.categories.includes(id))
}

/** What is cancelled in the making is shown where it was cooked. */
export function isShownAt(station: Station | null, order: BoardOrder): boolean {
  if (!station) return true
  const stage = stageOf(order)
  if (stage === 'new') return station.isNew
  if (stage === 'ready') return station.isReady
  return dishesAt(station, order).some(({ done }) => !done)
}
