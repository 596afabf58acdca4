import type { Manager } from '@/lib/accounts/caller'
import { db, pool } from '@/lib/platform/db'
import { currentOpenDeclarations, openToday } from './list-open-declarations'

/** How many menu items each category has, those off the menu included; a category without any is not named. */
export async function countByCategory(): Promise<ReadonlyMap<string, number>> {
  const counts = await db().menuItem.groupBy({ by: ['categoryId'], _count: true })
  return new Map(counts.map(({ categoryId, _count }) => [categoryId, _count]))
}

export interface MenuTasks {
  /** Dishes and options of which something is not said that has to be said today. */
  openDeclarations: number
  /** Of what is on the menu. */
  soldOut: number
}

/** What of the menu somebody should see to; the declarations of two thousand dishes from memory, until they change. */
export async function countMenuTasks(manager: Manager, now = new Date()): Promise<MenuTasks> {
  const [open, { rows }] = await Promise.all([
    currentOpenDeclarations(manager),
    pool().query<{ soldOut: number }>(
      `select count(*)::int as "soldOut" from menu_item where available and sold_out_until > $1`,
      [now],
    ),
  ])
  const openDeclarations = open.filter((one) => openToday(one, now).length > 0).length
  return { openDeclarations, soldOut: rows[0]?.soldOut ?? 0 }
}
