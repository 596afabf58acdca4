import { oncePerGeneration } from '@/lib/platform/cache'
import { pool } from '@/lib/platform/db'
import { addDays, calendarDayOf } from '@/lib/platform/time'

const days = 30
const mostNamed = 200

/** Ids of the menu items that were sold most in the last thirty days, the most first. */
export async function findBestsellers(now = new Date()): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select l.menu_item_id as id from counted_order o join order_line l on l.order_id = o.id
     where o.business_day > $1 and o.is_sale and l.menu_item_id is not null
     group by l.menu_item_id order by sum(l.quantity) desc, l.menu_item_id limit $2`,
    [addDays(calendarDayOf(now), -days), mostNamed],
  )
  return rows.map(({ id }) => id)
}

/** The same for everyone, until the menu changes or the day. */
export const currentBestsellers = oncePerGeneration(() => findBestsellers())
