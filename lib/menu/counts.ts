import { db, pool } from '@/lib/platform/db'

/** How many menu items each category has, those off the menu included; a category without any is not named. */
export async function countByCategory(): Promise<ReadonlyMap<string, number>> {
  const counts = await db().menuItem.groupBy({ by: ['categoryId'], _count: true })
  return new Map(counts.map(({ categoryId, _count }) => [categoryId, _count]))
}

export interface MenuTasks {
  /** As missingDeclarations has it. */
  missingDeclarations: number
  /** Of what is on the menu. */
  soldOut: number
}

/** What of the menu somebody should see to. */
export async function countMenuTasks(now = new Date()): Promise<MenuTasks> {
  const { rows } = await pool().query<MenuTasks>(
    `select
      count(*) filter (where not allergens_declared or (origin_required and origins = '[]'))::int as "missingDeclarations",
      count(*) filter (where available and sold_out_until > $1)::int as "soldOut"
    from menu_item`,
    [now],
  )
  return rows[0] ?? { missingDeclarations: 0, soldOut: 0 }
}
