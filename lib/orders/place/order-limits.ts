import type { Customer } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { scaled } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Shop } from '@/lib/shop/shop'

const hourMs = 3_600_000

/** Of one customer. */
export interface OrderLimits {
  /** Of both, 0: any number. */
  mostOpen: number
  mostAnHour: number
}

// An operator who multiplies beyond that measures, and the counting would be most of what he measures.
const countedUpTo = 2000

export function orderLimits({ openOrdersPerCustomer: most }: Pick<Shop, 'openOrdersPerCustomer'>): OrderLimits {
  const [mostOpen = 0, mostAnHour = 0] = [most, 60].map((limit) => (limit === 0 ? 0 : scaled(limit)))
  return {
    mostOpen: mostOpen > countedUpTo ? 0 : mostOpen,
    mostAnHour: mostAnHour > countedUpTo ? 0 : mostAnHour,
  }
}

/** For an order that PostgreSQL did not write, because the customer has too many. */
export async function refusalByLimits(customer: Customer, shop: Shop, now: Date): Promise<Refusal> {
  const { mostOpen, mostAnHour } = orderLimits(shop)
  const { rows } = await pool().query<{ createdAt: Date }>(
    `select created_at as "createdAt" from orders where customer_id = $1 and created_at > $2 and created_at <= $3
     order by created_at desc offset $4 limit 1`,
    [customer.userId, new Date(now.getTime() - hourMs), now, Math.max(0, mostAnHour - 1)],
  )
  const [first] = mostAnHour > 0 ? rows : []
  if (!first) return new Refusal('too_many_open_orders', { values: { count: String(mostOpen), phone: shop.phone } })
  const waitMs = first.createdAt.getTime() + hourMs - now.getTime()
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
