import type { Manager } from '@/lib/accounts/caller'
import { oncePerGeneration } from '@/lib/platform/cache'
import { db, pool } from '@/lib/platform/db'
import { currentOpenDeclarations, openToday } from './list-open-declarations'

/** How many menu items each category has, those off the menu included; a category without any is not named. */
export async function countByCategory(): Promise<ReadonlyMap<string, number>> {
  const counts = await db().menuItem.groupBy({ by: ['categoryId'], _count: true })
  return new Map(counts.map(({ categoryId, _count }) => [categoryId, _count]))
}

interface MenuTasks {
  /** Dishes and options of which something is not said that has to be said today. */
  openDeclarations: number
  /** Of what is on the menu. */
  soldOut: number
}

/** What of the menu somebody should see to; of two thousand dishes from memory, until they change. */
export async function countMenuTasks(manager: Manager, now = new Date()): Promise<MenuTasks> {
  const [open, ends] = await Promise.all([currentOpenDeclarations(manager), soldOutUntil()])
  return {
    openDeclarations: open.filter((one) => openToday(one, now).length > 0).length,
    soldOut: ends.filter((end) => end > now).length,
  }
}

/** Until when each dish of the menu is sold out: that ends by the clock. */
const soldOutUntil = oncePerGeneration(async () => {
  const { rows } = await pool().query<{ end: Date }>(
    `select sold_out_until as "end" from menu_item where available and sold_out_until is not null`,
  )
  return rows.map(({ end }) => end)
})
