import type { Snapshot } from '@/lib/platform/database/db'
import type { Figure } from './figures'
import type { Period } from './period'

export interface Sum<Key> {
  key: Key
  count: number
  amount: number
}

/** Over the whole period, a row for each key. */
export async function sumsOf<Key>(reader: Snapshot, figure: Figure, period: Period): Promise<Sum<Key>[]> {
  const { rows } = await reader.query<Sum<Key>>(
    `with part as (
       select key, count, amount from (${figure.byDay}) of_open_day
       union all select ${stored} from (${monthsWithin} union all ${daysBeside}) closed, ${entries}
     )
     select key, ${total} from part group by 1`,
    await place(reader, figure, period),
  )
  return rows
}

/** The same for each day of the period that has any. */
export async function sumsByDay<Key>(
  reader: Snapshot,
  figure: Figure,
  period: Period,
): Promise<(Sum<Key> & { day: string })[]> {
  const { rows } = await reader.query<Sum<Key> & { day: string }>(
    `with part as (
       select key, count, amount, day from (${figure.byDay}) of_open_day
       union all select ${stored}, first_day from (${daysWithin}) closed, ${entries}
     )
     select day::text as day, key, ${total} from part group by 1, 2 order by 1`,
    await place(reader, figure, period),
  )
  return rows
}

/** Open are no days on which there was no shop yet, and none of the future: as many as they are, they cost a plan. */
async function place(reader: Snapshot, { name }: Figure, { from, to }: Period): Promise<unknown[]> {
  const { rows } = await reader.query<{ day: string }>(
    `select day::date::text as day
     from (select min(business_day) as first from orders) began, (${lastDay}) latest,
       generate_series(greatest($2, first), least($3, last), interval '1 day') day
     where not exists (
       select from closed_sum where figure = $1 and unit = 'day' and first_day = day::date
     )`,
    [name, from, to],
  )
  return [rows.map(({ day }) => day), name, from, to]
}

const lastDay = `select greatest(${['orders', 'order_reversal', 'order_refund', 'payment_entry']
  .map((table) => `(select max(business_day) from ${table})`)
  .join(', ')}) as last`

const total = 'sum(count)::float8 as count, sum(amount)::float8 as amount'
const entries = 'jsonb_array_elements(sums) entry'
const stored = 'entry -> 0, (entry ->> 1)::bigint, (entry ->> 2)::bigint'

const ofFigure = 'from closed_sum closed where figure = $2'
const daysWithin = `select first_day, sums ${ofFigure} and unit = 'day' and first_day between $3 and $4`
/** A month is there only while all its days are. */
const isMonthWithin = `unit = 'month' and first_day >= $3 and first_day + interval '1 month' <= $4::date + 1`
const monthsWithin = `select first_day, sums ${ofFigure} and ${isMonthWithin}`
const daysBeside = `${daysWithin} and date_trunc('month', first_day) not in (
  select first_day from closed_sum where figure = $2 and ${isMonthWithin})`

/** The first `most`, and all the others together under no key, where there are any. */
export function topOf<Key>(sums: readonly Sum<Key>[], most: number): Sum<Key | null>[] {
  const others = sums.slice(most)
  if (others.length === 0) return [...sums]
  const all = (of: 'count' | 'amount') => others.reduce((sum, one) => sum + one[of], 0)
  return [...sums.slice(0, most), { key: null, count: all('count'), amount: all('amount') }]
}

export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
