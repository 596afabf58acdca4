import { z } from 'zod'
import { francs } from '@/lib/platform/amount'
import { pool, type Queryable } from '@/lib/platform/pool'
import { businessDayStart } from '@/lib/shop/opening-hours'
import { groupsOf, type Grouping, type Period } from './period'

export interface Turnover {
  soldOrders: number
  soldRappen: number
  reversedOrders: number
  reversedRappen: number
  orders: number
  turnoverRappen: number
  averageRappen: number
}

export const turnoverAnswer = z
  .object({
    sold_orders: z.int(),
    sold: francs.meta({
      description: 'Gross of what was accepted and neither rejected nor cancelled, on the day on which it was placed.',
    }),
    reversed_orders: z.int().meta({ description: 'As a whole.' }),
    reversed: francs.meta({
      description: 'Gross of what was taken back in the books, as a whole or in part, on the day on which it was.',
    }),
    orders: z.int().meta({ description: 'sold_orders - reversed_orders' }),
    turnover: francs.meta({ description: 'sold - reversed' }),
    average: francs.meta({ description: 'turnover / orders; 0 where no order is left.' }),
  })
  .meta({ id: 'Turnover' })

const entries = `
  count(*) filter (where orders = 1)::int as "soldOrders",
  coalesce(sum(total_rappen) filter (where sign = 1), 0)::float8 as "soldRappen",
  count(*) filter (where orders = -1)::int as "reversedOrders",
  coalesce(sum(total_rappen) filter (where sign = -1), 0)::float8 as "reversedRappen"`

type Entries = Omit<Turnover, 'orders' | 'turnoverRappen' | 'averageRappen'>

export async function findTurnover(reader: Queryable, { from, to }: Period): Promise<Turnover> {
  const { rows } = await reader.query<Entries>(`select ${entries} ${inPeriod}`, [from, to])
  return turnoverOf(rows[0])
}

export async function findTurnoverOfCustomers(ids: string[]): Promise<(id: string) => Turnover> {
  const { rows } = await pool().query<Entries & { id: string }>(
    `select customer_id as id, ${entries} from sale_entry where customer_id = any ($1::uuid[]) group by 1`,
    [ids],
  )
  const found = new Map(rows.map(({ id, ...row }) => [id, row]))
  return (id) => turnoverOf(found.get(id))
}

const none: Entries = { soldOrders: 0, soldRappen: 0, reversedOrders: 0, reversedRappen: 0 }

function turnoverOf(found: Entries = none): Turnover {
  const orders = found.soldOrders - found.reversedOrders
  const turnoverRappen = found.soldRappen - found.reversedRappen
  return { ...found, orders, turnoverRappen, averageRappen: orders > 0 ? Math.round(turnoverRappen / orders) : 0 }
}

export interface TurnoverRow {
  orders: number
  turnoverRappen: number
}

export const turnoverRow = {
  orders: z.int().meta({ description: 'Sold less reversed then.' }),
  turnover: francs.meta({ description: 'Sold less reversed then.' }),
  revenue: francs.meta({ description: 'The same as turnover.' }),
}

const sums = `sum(orders)::int as orders, sum(sign * total_rappen)::float8 as "turnoverRappen"`
const inPeriod = 'from sale_entry where business_day between $1 and $2'

export interface TurnoverOn extends TurnoverRow {
  day: string
}

export async function findTurnoverOverTime(reader: Queryable, period: Period, group: Grouping): Promise<TurnoverOn[]> {
  const { rows } = await reader.query<TurnoverOn>(
    `select greatest(date_trunc($3, business_day::timestamp)::date, $1::date)::text as day, ${sums}
     ${inPeriod} group by 1`,
    [period.from, period.to, group],
  )
  const found = new Map(rows.map((row) => [row.day, row]))
  return groupsOf(period, group).map((day) => ({ orders: 0, turnoverRappen: 0, ...found.get(day), day }))
}

export interface TurnoverAtHour extends TurnoverRow {
  hour: number
}

/** On Zurich's clock, from the first hour of the business day; hours without sales are left out. */
export async function findTurnoverByHour(reader: Queryable, { from, to }: Period): Promise<TurnoverAtHour[]> {
  const { rows } = await reader.query<TurnoverAtHour>(
    `select extract(hour from at at time zone 'Europe/Zurich')::int as hour, ${sums} ${inPeriod} group by 1`,
    [from, to],
  )
  const place = ({ hour }: TurnoverAtHour) => (hour - businessDayStart / 60 + 24) % 24
  return rows.toSorted((a, b) => place(a) - place(b))
}

export interface TurnoverBefore extends TurnoverAtHour {
  day: string
  isBefore: boolean
}

export async function findTurnoverBefore({ from, to }: Period, moment: Date): Promise<TurnoverBefore[]> {
  const { rows } = await pool().query<TurnoverBefore>(
    `select business_day::text as day, extract(hour from at at time zone 'Europe/Zurich')::int as hour,
       at < $3 as "isBefore", ${sums} ${inPeriod} group by 1, 2, 3`,
    [from, to, moment],
  )
  return rows
}

export interface TurnoverOnWeekday extends TurnoverRow {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
}

export async function findTurnoverByWeekday(reader: Queryable, { from, to }: Period): Promise<TurnoverOnWeekday[]> {
  const { rows } = await reader.query<TurnoverOnWeekday>(
    `select extract(isodow from business_day)::int as weekday, ${sums} ${inPeriod} group by 1 order by 1`,
    [from, to],
  )
  return rows
}

export interface TurnoverIn extends TurnoverRow {
  postcode: string | null
}

/** Deliveries alone. postcode is empty for erased persons, null for all the others together. */
export async function findTurnoverByPostcode(
  reader: Queryable,
  { from, to }: Period,
  most: number,
): Promise<TurnoverIn[]> {
  const { rows } = await reader.query<TurnoverIn>(
    `with sold as (
       select delivery_postcode as postcode, sum(orders) as orders, sum(sign * total_rappen) as turnover,
         row_number() over (order by sum(sign * total_rappen) desc, delivery_postcode) as place
       ${inPeriod} and fulfilment = 'delivery' group by 1
     )
     select case when place <= $3 then postcode end as postcode, sum(orders)::int as orders,
       sum(turnover)::float8 as "turnoverRappen"
     from sold group by 1 order by min(place)`,
    [from, to, most],
  )
  return rows
}
