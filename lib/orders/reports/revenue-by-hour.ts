import { z } from 'zod'
import { pool } from '@/lib/platform/db'
import { francs } from '@/lib/platform/amount'

export const hourAnswer = z.object({
  hour: z.int().meta({ description: '0 to 23 on the clock of Zurich; after 23 comes 0 of the same business day.' }),
  orders: z.int(),
  revenue: francs.meta({ description: 'CHF with at most two decimals.' }),
})

export interface Hour {
  hour: number
  orders: number
  revenueRappen: number
}

/** When a business day's orders came in, hours without any left out; in the order of the day. */
export async function findHours(day: string): Promise<Hour[]> {
  const { rows } = await pool().query<Hour>(
    `select extract(hour from created_at at time zone 'Europe/Zurich')::int as hour, count(*)::int as orders,
       sum(total_rappen)::float8 as "revenueRappen"
     from counted_order where business_day = $1 and is_sale
     group by 1 order by min(created_at)`,
    [day],
  )
  return rows
}
