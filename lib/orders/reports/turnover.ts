import { z } from 'zod'
import { francs } from '@/lib/platform/values/amount'
import type { Snapshot } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { weekdayOf } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import { compare, sumsByDay, sumsOf, topOf, type Sum } from './sums/closed-sums'
import { bySign, byHour, byPostcode } from './sums/figures'
import { groupsOf, type Grouping, type Period } from './sums/period'

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

type Entries = Omit<Turnover, 'orders' | 'turnoverRappen' | 'averageRappen'>

type Sign = 1 | -1

export async function findTurnover(reader: Snapshot, period: Period): Promise<Turnover> {
  const sums = await sumsOf<[Sign]>(reader, bySign, period)
  const of = (wanted: Sign) => sums.find(({ key: [sign] }) => sign === wanted) ?? { count: 0, amount: 0 }
  return turnoverOf({
    soldOrders: of(1).count,
    soldRappen: of(1).amount,
    reversedOrders: 0 - of(-1).count,
    reversedRappen: of(-1).amount,
  })
}

export async function findTurnoverOfCustomers(ids: string[]): Promise<(id: string) => Turnover> {
  const { rows } = await pool().query<Entries & { id: string }>(
    `select customer_id as id, count(*) filter (where orders = 1)::int as "soldOrders",
       coalesce(sum(total_rappen) filter (where sign = 1), 0)::float8 as "soldRappen",
       count(*) filter (where orders = -1)::int as "reversedOrders",
       coalesce(sum(total_rappen) filter (where sign = -1), 0)::float8 as "reversedRappen"
     from sale_entry where customer_id = any ($1::uuid[]) group by 1`,
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

export interface TurnoverOn extends TurnoverRow {
  day: string
}

const nothing: TurnoverRow = { orders: 0, turnoverRappen: 0 }

/** A row for each of `groups`, also where nothing was sold. */
function groupedBy<Group>(
  sums: (Sum<[Sign]> & { day: string })[],
  groups: readonly Group[],
  groupOf: (day: string) => Group | undefined,
): (TurnoverRow & { group: Group })[] {
  const rows = new Map(groups.map((group) => [group, { ...nothing, group }]))
  for (const { day, key, count, amount } of sums) {
    const row = rows.get(groupOf(day) as Group)
    if (!row) continue
    row.orders += count
    row.turnoverRappen += key[0] * amount
  }
  return [...rows.values()]
}

export async function findTurnoverOverTime(reader: Snapshot, period: Period, group: Grouping): Promise<TurnoverOn[]> {
  const found = await sumsByDay<[Sign]>(reader, bySign, period)
  const groups = groupsOf(period, group)
  const groupOf = (day: string) => groups.findLast((first) => first <= day)
  return groupedBy(found, groups, groupOf).map(({ group: day, ...row }) => ({ ...row, day }))
}

export interface TurnoverAtHour extends TurnoverRow {
  hour: number
}

/** On Zurich's clock, from the first hour of the business day; hours without sales are left out. */
export async function findTurnoverByHour(reader: Snapshot, period: Period): Promise<TurnoverAtHour[]> {
  const sums = await sumsOf<[number]>(reader, byHour, period)
  const place = ({ hour }: TurnoverAtHour) => (hour - businessDayStart / 60 + 24) % 24
  return sums
    .map(({ key: [hour], count, amount }) => ({ hour, orders: count, turnoverRappen: amount }))
    .toSorted((a, b) => place(a) - place(b))
}

export interface TurnoverBefore extends TurnoverAtHour {
  day: string
  isBefore: boolean
}

export async function findTurnoverBefore({ from, to }: Period, moment: Date): Promise<TurnoverBefore[]> {
  const { rows } = await pool().query<TurnoverBefore>(
    `select business_day::text as day, extract(hour from at at time zone 'Europe/Zurich')::int as hour,
       at < $3 as "isBefore", sum(orders)::int as orders, sum(sign * total_rappen)::float8 as "turnoverRappen"
     from sale_entry where business_day between $1 and $2 group by 1, 2, 3`,
    [from, to, moment],
  )
  return rows
}

export interface TurnoverOnWeekday extends TurnoverRow {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
}

export async function findTurnoverByWeekday(reader: Snapshot, period: Period): Promise<TurnoverOnWeekday[]> {
  const sums = await sumsByDay<[Sign]>(reader, bySign, period)
  const weekdays = [...new Set(sums.map(({ day }) => weekdayOf(day)))].toSorted((a, b) => a - b)
  return groupedBy(sums, weekdays, weekdayOf).map(({ group: weekday, ...row }) => ({ ...row, weekday }))
}

export interface TurnoverIn extends TurnoverRow {
  postcode: string | null
}

/** Deliveries alone. postcode is empty for erased persons, null for all the others together. */
export async function findTurnoverByPostcode(reader: Snapshot, period: Period, most: number): Promise<TurnoverIn[]> {
  const sums = await sumsOf<[string]>(reader, byPostcode, period)
  const first = sums.toSorted((a, b) => b.amount - a.amount || compare(a.key[0], b.key[0]))
  return topOf(first, most).map(({ key, count, amount }) => ({
    postcode: key?.[0] ?? null,
    orders: count,
    turnoverRappen: amount,
  }))
}
