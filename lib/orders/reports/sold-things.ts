import type { Staff } from '@/lib/accounts/caller'
import { shopLanguage } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { oncePerGeneration } from '@/lib/platform/cache'
import { type Queryable, pool } from '@/lib/platform/pool'
import { addDays, calendarDayOf } from '@/lib/platform/time'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type { Period } from './period'

export interface SoldItem {
  /** As it was called when it was sold; null: all the others together. */
  name: string | null
  quantity: number
  turnoverRappen: number
}

export interface SoldOption extends SoldItem {
  group: string
}

/** Options included, the delivery fee not. */
export async function findSoldItems(reader: Queryable, { from, to }: Period, most: number): Promise<SoldItem[]> {
  const { rows } = await reader.query<SoldItem>(
    `with sold as (
       select name, sum(quantity) as quantity, sum(turnover) as turnover,
         row_number() over (order by sum(turnover) desc, name) as place
       from (
         select line.name, sum(sign * line.quantity) as quantity, sum(sign * line.total_rappen) as turnover
         from sale_entry join order_line line using (order_id) where business_day between $1 and $2 and orders <> 0 group by 1
         union all
         select line.name, sum(-share.quantity), sum(-gross_rappen)
         from refund_share share join order_line line using (order_id, position)
         where business_day between $1 and $2 group by 1
       ) entry group by 1
     )
     select case when place <= $3 then name end as name, sum(quantity)::float8 as quantity,
       sum(turnover)::float8 as "turnoverRappen"
     from sold group by 1 order by min(place)`,
    [from, to, most],
  )
  return rows
}

const popularDays = 7

export async function findPopularItems(_staff: Staff, most: number, now = new Date()): Promise<SoldItem[]> {
  const to = businessDayOf(now)
  const sold = await findSoldItems(pool(), { from: addDays(to, 1 - popularDays), to }, most)
  return sold.filter(({ name, quantity }) => name !== null && quantity > 0)
}

interface OptionRow extends Omit<SoldOption, 'name' | 'group'> {
  name: Localized | null
  group: Localized | null
}

export async function findSoldOptions(reader: Queryable, { from, to }: Period, most: number): Promise<SoldOption[]> {
  const { rows } = await reader.query<OptionRow>(
    `with sold as (
       select chosen."group", chosen.name, sum(dishes * chosen.quantity) as quantity,
         sum(dishes::bigint * chosen."priceRappen") as turnover,
         row_number() over (order by sum(dishes * chosen.quantity) desc, chosen.name, chosen."group") as place
       from (
         select line.options, sign * line.quantity as dishes from sale_entry join order_line line using (order_id)
         where business_day between $1 and $2 and orders <> 0 and line.options <> '[]'
         union all
         select line.options, -share.quantity from refund_share share join order_line line using (order_id, position)
         where business_day between $1 and $2 and line.options <> '[]' and share.quantity <> 0
       ) entry, jsonb_to_recordset(options) as chosen("group" jsonb, name jsonb, quantity int, "priceRappen" int)
       group by 1, 2
     )
     select case when place <= $3 then name end as name, case when place <= $3 then "group" end as "group",
       sum(quantity)::float8 as quantity, sum(turnover)::float8 as "turnoverRappen"
     from sold group by 1, 2 order by min(place)`,
    [from, to, most],
  )
  return rows.map(({ name, group, ...sums }) => ({
    ...sums,
    name: name && ownText(name, shopLanguage),
    group: group ? ownText(group, shopLanguage) : '',
  }))
}

const days = 30
const mostNamed = 200

export interface SoldLately {
  id: string
  orders: number
}

/** The most sold first. */
export async function findSoldLately(now = new Date()): Promise<SoldLately[]> {
  const { rows } = await pool().query<SoldLately>(
    `select l.menu_item_id as id, count(distinct o.id)::int as orders
     from counted_order o join order_line l on l.order_id = o.id
     where o.business_day > $1 and o.is_sale and exists (select from menu_item where id = l.menu_item_id)
       and not exists (select from order_reversal r where r.order_id = o.id)
     group by l.menu_item_id order by sum(l.quantity) desc, l.menu_item_id limit $2`,
    [addDays(calendarDayOf(now), -days), mostNamed],
  )
  return rows
}

export const currentSoldLately = oncePerGeneration(() => findSoldLately())
