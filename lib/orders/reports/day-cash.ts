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
  select coalesce(sum(amount_rappen) filter (where p.status = 'pending'), 0)::float8 as pending,
    coalesce(sum(amount_rappen) filter (where p.status = 'collected'), 0)::float8 as collected,
    coalesce(sum(amount_rappen) filter (where p.status = 'void'), 0)::float8 as void,
    coalesce(sum(rounding_rappen), 0)::float8 as rounding
  from counted_order o join payment p on p.order_id = o.id
  where o.business_day = $1 and o.is_sale`

async function findTill(day: string): Promise<{ taken: number; refunded: number }> {
  const { rows } = await pool().query<{ taken: number; refunded: number }>(
    `select
       (select coalesce(sum(p.amount_rappen), 0)::float8 from payment p join counted_order o on o.id = p.order_id
         where p.collected_at >= $1 and p.collected_at < $2) as taken,
       (select coalesce(sum(r.amount_rappen), 0)::float8 from payment_refund r join payment p on p.id = r.payment_id
         join counted_order o on o.id = p.order_id where r.at >= $1 and r.at < $2) as refunded`,
    [instantOn(day, businessDayStart), instantOn(addDays(day, 1), businessDayStart)],
  )
  return rows[0] ?? { taken: 0, refunded: 0 }
}
