import type { Reader } from '@/lib/platform/db'
import { businessDayStart } from '@/lib/shop/opening-hours'
import { groupsOf, type Grouping, type Period } from './period'

/** What a business day or an hour sold, less what was reversed then; a reversal is minus one order. */
export interface Sold {
  orders: number
  revenueRappen: number
}

export interface SoldOn extends Sold {
  /** The first day of the group. */
  day: string
}

const nothing: Sold = { orders: 0, revenueRappen: 0 }
const sums = `sum(sign)::int as orders, sum(sign * total_rappen)::float8 as "revenueRappen"`
const inPeriod = 'from sale_entry where business_day between $1 and $2'

/** Every group of the period, also those that sold nothing. */
export async function findSalesOverTime(reader: Reader, period: Period, group: Grouping): Promise<SoldOn[]> {
  const { rows } = await reader.query<SoldOn>(
    `select greatest(date_trunc($3, business_day::timestamp)::date, $1::date)::text as day, ${sums}
     ${inPeriod} group by 1`,
    [period.from, period.to, group],
  )
  const sold = new Map(rows.map((row) => [row.day, row]))
  return groupsOf(period, group).map((day) => ({ ...nothing, ...sold.get(day), day }))
}

export interface SoldAtHour extends Sold {
  hour: number
}

/** By the clock of Zurich, from the first hour of the business day on; hours without any are left out. */
export async function findSalesByHour(reader: Reader, { from, to }: Period): Promise<SoldAtHour[]> {
  const { rows } = await reader.query<SoldAtHour>(
    `select extract(hour from at at time zone 'Europe/Zurich')::int as hour, ${sums} ${inPeriod} group by 1`,
    [from, to],
  )
  const place = ({ hour }: SoldAtHour) => (hour - businessDayStart / 60 + 24) % 24
  return rows.toSorted((a, b) => place(a) - place(b))
}

export interface SoldOnWeekday extends Sold {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
}

export async function findSalesByWeekday(reader: Reader, { from, to }: Period): Promise<SoldOnWeekday[]> {
  const { rows } = await reader.query<SoldOnWeekday>(
    `select extract(isodow from business_day)::int as weekday, ${sums} ${inPeriod} group by 1 order by 1`,
    [from, to],
  )
  return rows
}

export interface SoldTo extends Sold {
  /** Empty: of persons that were deleted; null: of all the other postcodes together. */
  postcode: string | null
}

/** Deliveries alone; those with the highest sales. */
export async function findSalesByPostcode(reader: Reader, { from, to }: Period, most: number): Promise<SoldTo[]> {
  const { rows } = await reader.query<SoldTo>(
    `with sold as (
       select delivery_postcode as postcode, sum(sign) as orders, sum(sign * total_rappen) as revenue,
         row_number() over (order by sum(sign * total_rappen) desc, delivery_postcode) as place
       ${inPeriod} and fulfilment = 'delivery' group by 1
     )
     select case when place <= $3 then postcode end as postcode, sum(orders)::int as orders,
       sum(revenue)::float8 as "revenueRappen"
     from sold group by 1 order by min(place)`,
    [from, to, most],
  )
  return rows
}
