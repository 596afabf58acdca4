import type { Staff } from '@/lib/accounts/caller'
import { cashMoved } from '@/lib/orders/money/book-entries'
import { db, pool } from '@/lib/platform/db'

export interface DayCash {
  toCollectRappen: number
  collectedRappen: number
  voidRappen: number
  toPayBackRappen: number
  roundingRappen: number
  /** Taken on the day, for orders of any day, less what was given back. */
  tillRappen: number
  refundedRappen: number
}

export function findDayCash(_staff: Staff, day: string): Promise<DayCash> {
  return findCash(day)
}

export async function findCash(day: string): Promise<DayCash> {
  const [{ rows }, { takenRappen, refundedRappen }] = await Promise.all([
    pool().query<Omit<DayCash, 'tillRappen' | 'refundedRappen'>>(amounts, [day]),
    cashMoved(db(), { businessDay: new Date(day) }),
  ])
  const [ofOrders] = rows
  if (!ofOrders) throw new Error('sums without a group have a row')
  return { ...ofOrders, tillRappen: takenRappen - refundedRappen, refundedRappen }
}

/** cashRounding() of money.ts in SQL: a test compares the two. */
export const roundingSql = '(round(total_rappen / 5.0)::int * 5 - total_rappen)'

// balanceOf() in SQL, for a day's orders at once. What was paid back with a reversal belongs to the day of the
// reversal.
const amounts = `
  select coalesce(sum(greatest(due - paid - waived, 0)), 0)::float8 as "toCollectRappen",
    coalesce(sum(paid), 0)::float8 as "collectedRappen",
    coalesce(sum(least(waived, greatest(due - paid, 0))), 0)::float8 as "voidRappen",
    coalesce(sum(greatest(paid - due, 0)), 0)::float8 as "toPayBackRappen",
    coalesce(sum(rounding), 0)::float8 as "roundingRappen"
  from (
    select total_rappen + ${roundingSql} as due, ${roundingSql} as rounding,
      coalesce(sum(e.amount_rappen) filter (where e.method <> 'none'), 0) as paid,
      coalesce(sum(e.amount_rappen) filter (where e.method = 'none'), 0) as waived
    from counted_order o left join payment p on p.order_id = o.id
      left join payment_entry e on e.payment_id = p.id and e.kind <> 'reversed'
    where o.business_day = $1 and o.is_sale group by o.id, o.total_rappen
  ) sale`
