import type { Staff } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { businessDayStart } from '@/lib/shop/opening-hours'
import { addDays, instantOn } from '@/lib/platform/time'

export interface DayCash {
  /** Of the day's accepted orders. */
  toCollectRappen: number
  collectedRappen: number
  voidRappen: number
  roundingRappen: number
  /** Cash taken on the day, whenever it was ordered, less what was given back. */
  tillRappen: number
  /** Cash given back on the day. */
  refundedRappen: number
}

export function findDayCash(_staff: Staff, day: string): Promise<DayCash> {
  return findCash(day)
}

/** For callers that have checked who asks. */
export async function findCash(day: string): Promise<DayCash> {
  const [{ rows }, { taken, refunded }] = await Promise.all([
    pool().query<Record<'pending' | 'collected' | 'void' | 'rounding', number>>(amounts, [day]),
    findTill(day),
  ])
  const { pending = 0, collected = 0, void: never = 0, rounding = 0 } = rows[0] ?? {}
  return {
    toCollectRappen: pending,
    collectedRappen: collected,
    voidRappen: never,
    roundingRappen: rounding,
    tillRappen: taken - refunded,
    refundedRappen: refunded,
  }
}

const amounts = `
  select coalesce(sum(amount_rappen) filter (where p.status = 'pending'), 0)::int as pending,
    coalesce(sum(amount_rappen) filter (where p.status = 'collected'), 0)::int as collected,
    coalesce(sum(amount_rappen) filter (where p.status = 'void'), 0)::int as void,
    coalesce(sum(rounding_rappen), 0)::int as rounding
  from orders o join payment p on p.order_id = o.id
  where o.business_day = $1 and o.status not in ('received', 'rejected', 'cancelled')`

async function findTill(day: string): Promise<{ taken: number; refunded: number }> {
  const { rows } = await pool().query<{ taken: number; refunded: number }>(
    `select
       (select coalesce(sum(amount_rappen), 0)::int from payment where collected_at >= $1 and collected_at < $2) as taken,
       (select coalesce(sum(amount_rappen), 0)::int from payment_refund where at >= $1 and at < $2) as refunded`,
    [instantOn(day, businessDayStart), instantOn(addDays(day, 1), businessDayStart)],
  )
  return rows[0] ?? { taken: 0, refunded: 0 }
}
