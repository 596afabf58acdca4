import { figures } from '@/lib/orders/reports/sums/figures'
import { lock, transaction, type Tx } from '@/lib/platform/database/db'

/** Of a busy shop some thousand orders: no statement may take as long as the pool lets one. */
const daysAtOnce = 4

/** Sums some of the days that are over and not summed yet, the latest first, and the months that are whole then. */
export function sumClosedDays(): Promise<{ days: number }> {
  return transaction(async (tx) => {
    // First: what another process has summed meanwhile is not summed again.
    await lock(tx, 'closed sums')
    const names = figures.map(({ name }) => name)
    const rows = await tx.$queryRawUnsafe<{ day: string }[]>(openDays, names, daysAtOnce)
    const days = rows.map(({ day }) => day)
    if (days.length > 0) for (const figure of figures) await sumDays(tx, figure, days)
    for (const first of new Set(days.map((day) => `${day.slice(0, 7)}-01`))) await tx.$executeRawUnsafe(month, first)
    return { days: days.length }
  })
}

// An hour after its end no transaction that began in a day is under way any more: a later one reopens it.
const openDays = `
  with span as (
    select date_trunc('month', min(business_day))::date as first, business_day_of(now() - interval '1 hour') as today
    from orders
  )
  select day::date::text as day from span, generate_series(first, today - 1, interval '1 day') day
  where (
    select count(*) from closed_sum where figure = any ($1) and unit = 'day' and first_day = day::date
  ) < cardinality($1::text[])
  order by 1 desc limit $2`

async function sumDays(tx: Tx, { name, byDay }: (typeof figures)[number], days: string[]): Promise<void> {
  await tx.$executeRawUnsafe(
    `insert into closed_sum (figure, unit, first_day, sums)
     select $2, 'day', day, coalesce(jsonb_agg(jsonb_build_array(key, count, amount)) filter (where key is not null), '[]')
     from unnest($1::date[]) as closed(day) left join (${byDay}) of_day using (day) group by day
     on conflict do nothing`,
    days,
    name,
  )
}

const month = `
  with day as (
    select figure, sums from closed_sum
    where unit = 'day' and first_day >= $1::date and first_day < $1::date + interval '1 month'
  ), whole as (
    select figure from day group by 1
    having count(*) = extract(day from $1::date + interval '1 month' - interval '1 day')
  ), summed as (
    select figure, entry -> 0 as key, sum((entry ->> 1)::bigint) as count, sum((entry ->> 2)::bigint) as amount
    from day join whole using (figure), jsonb_array_elements(sums) entry group by 1, 2
  )
  insert into closed_sum (figure, unit, first_day, sums)
  select figure, 'month', $1::date,
    coalesce(jsonb_agg(jsonb_build_array(key, count, amount)) filter (where key is not null), '[]')
  from whole left join summed using (figure) group by 1
  on conflict do nothing`
