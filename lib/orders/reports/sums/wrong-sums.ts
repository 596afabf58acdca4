// Pure: the check of a backup asks this too.

import type { Queryable } from '@/lib/platform/database/pool'
import { figures, type Figure } from './figures'

/** Counts again what was summed of all days and months, and says where it differs. Reads years of orders: for a copy. */
export async function findWrongSums(reader: Queryable): Promise<string[]> {
  const wrong: string[] = []
  for (const figure of figures) wrong.push(...(await wrongDays(reader, figure)), ...(await wrongMonths(reader, figure)))
  return wrong
}

interface Wrong {
  day: string
  key: string
}

async function wrongDays(reader: Queryable, { name, byDay }: Figure): Promise<string[]> {
  const closed = await reader.query<{ days: string[] }>(
    `select coalesce(array_agg(first_day::text), '{}') as days from closed_sum where figure = $1 and unit = 'day'`,
    [name],
  )
  const { rows } = await reader.query<Wrong>(
    `with counted as (${byDay}), summed as (
       select first_day as day, entry -> 0 as key, (entry ->> 1)::bigint as count, (entry ->> 2)::bigint as amount
       from closed_sum, jsonb_array_elements(sums) entry where figure = $2 and unit = 'day'
     )
     select day::text, key::text from counted full join summed using (day, key)
     where (counted.count, counted.amount) is distinct from (summed.count, summed.amount) order by 1, 2`,
    [closed.rows[0]?.days ?? [], name],
  )
  return rows.map(({ day, key }) => `${name} of ${day}: ${key}`)
}

async function wrongMonths(reader: Queryable, { name }: Figure): Promise<string[]> {
  const { rows } = await reader.query<Wrong>(
    `with entries as (
       select date_trunc('month', first_day)::date as day, unit, entry -> 0 as key,
         sum((entry ->> 1)::bigint) as count, sum((entry ->> 2)::bigint) as amount
       from closed_sum, jsonb_array_elements(sums) entry
       where figure = $1 and date_trunc('month', first_day) in (
         select first_day from closed_sum where figure = $1 and unit = 'month'
       ) group by 1, 2, 3
     )
     select day::text, key::text from (select * from entries where unit = 'day') of_days
     full join (select * from entries where unit = 'month') of_month using (day, key)
     where (of_days.count, of_days.amount) is distinct from (of_month.count, of_month.amount) order by 1, 2`,
    [name],
  )
  return rows.map(({ day, key }) => `${name} of the month ${day}: ${key}`)
}
