import { currentMenu } from '@/lib/menu/queries'
import { oncePerGeneration } from '@/lib/platform/cache'
import { pool } from '@/lib/platform/db'
import { addDays, calendarDayOf } from '@/lib/platform/time'
import { type Pair, partnersOf } from './goes-with'

const days = 90
/** Both bound what the busiest shop costs: a day's renewal reads no more, however long it has been open. */
const mostOrders = 5000
const mostPairs = 5000
/** Fewer are chance. */
const fewestTogether = 3

/** The most ordered first; each pair both ways. */
export async function findPairs(now = new Date()): Promise<Pair[]> {
  const { rows } = await pool().query<Pair>(
    `with latest as (
       select o.id from counted_order o where o.business_day > $1 and o.status = 'completed'
         and not exists (select from order_reversal r where r.order_id = o.id)
       order by o.business_day desc, o.id desc limit $2
     ), sold as (
       select distinct latest.id as order_id, l.menu_item_id as item_id
       from latest join order_line l on l.order_id = latest.id where l.menu_item_id is not null
     )
     select one.item_id as "itemId", other.item_id as "partnerId"
     from sold one join sold other using (order_id) where one.item_id <> other.item_id
     group by 1, 2 having count(*) >= $3 order by count(*) desc, 1, 2 limit $4`,
    [addDays(calendarDayOf(now), -days), mostOrders, fewestTogether, mostPairs],
  )
  return rows
}

/** What goes well with a dish, by its id. */
export const currentPartners = oncePerGeneration(async () => {
  const pairs = await findPairs()
  const { categories } = pairs.length > 0 ? await currentMenu() : { categories: [] }
  return partnersOf(
    categories.flatMap(({ items }) => items),
    pairs,
  )
})
