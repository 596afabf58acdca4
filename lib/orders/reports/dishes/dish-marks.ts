import type { DishMark, Menu, MenuItem } from '@/lib/menu/items/menu-item'
import { currentMenu } from '@/lib/menu/queries'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { db } from '@/lib/platform/database/db'
import { addDays, calendarDayOf } from '@/lib/platform/values/time'
import { currentSoldLately, type SoldLately } from './sold-things'

interface Creation {
  id: string
  createdAt: Date
}

interface Known {
  items: readonly Pick<MenuItem, 'id' | 'volumeMl'>[]
  /** The most sold first. */
  sold: readonly SoldLately[]
  /** Of all dishes, also those off the menu. */
  created: readonly Creation[]
}

const fewestOrders = 10
const mostPopular = 5
/** One dish in so many has a mark of a kind: on a menu full of marks none says anything. */
const itemsForAMark = 4

export function marksOf({ items, sold, created }: Known, now: Date): Map<string, DishMark> {
  const most = Math.floor(items.length / itemsForAMark)
  const popular = popularIn(items, sold).slice(0, Math.min(mostPopular, most))
  const onMenu = new Set(items.map(({ id }) => id))
  const fresh = newIn(created, now).filter((id) => onMenu.has(id))
  const mark = (kind: DishMark) => (id: string) => [id, kind] as const
  return new Map([...(fresh.length > most ? [] : fresh).map(mark('new')), ...popular.map(mark('popular'))])
}

/** Without drinks, which are sold beside everything. */
function popularIn(items: Known['items'], sold: Known['sold']): string[] {
  const dishes = new Set(items.filter(({ volumeMl }) => volumeMl === null).map(({ id }) => id))
  return sold.filter(({ id, orders }) => dishes.has(id) && orders >= fewestOrders).map(({ id }) => id)
}

const newDays = 28
const settledDays = 14

/** What came when the menu was no longer new itself. */
function newIn(created: Known['created'], now: Date): string[] {
  const days = created.map(({ id, createdAt }) => ({ id, day: calendarDayOf(createdAt) }))
  const first = days.map(({ day }) => day).toSorted()[0]
  if (first === undefined) return []
  const [settled, since] = [addDays(first, settledDays), addDays(calendarDayOf(now), 1 - newDays)]
  return days.filter(({ day }) => day >= settled && day >= since).map(({ id }) => id)
}

/** The menu as pages show it. */
export const currentMarkedMenu = oncePerGeneration(async (): Promise<Menu> => {
  const [menu, sold, created] = await Promise.all([
    currentMenu(),
    currentSoldLately(),
    db().menuItem.findMany({ select: { id: true, createdAt: true } }),
  ])
  const items = menu.categories.flatMap((category) => category.items)
  const marks = marksOf({ items, sold, created }, new Date())
  if (marks.size === 0) return menu
  const marked = (item: MenuItem) => ({ ...item, mark: marks.get(item.id) })
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: category.items.map(marked) })),
  }
})
