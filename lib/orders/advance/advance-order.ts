import type { Staff } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { leadMinutes } from '@/lib/shop/slots'
import type { StaffOrder } from '@/lib/orders/answers'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView } from '@/lib/orders/order-view'
import type { AdvanceBody } from '@/lib/orders/schema'
import { isFinished, mayBeDelayed, mayFollow } from '@/lib/orders/status'
import { takeStep } from './take-step'

const minuteMs = 60_000

/**
 * Takes an order to its next status, or gives it another time (the same status with ready_in_minutes). Of two taps at
 * once the second is refused with the order as the first has left it.
 */
export async function advanceOrder(
  staff: Staff,
  id: string,
  { body, now = new Date() }: { body: AdvanceBody; now?: Date },
): Promise<StaffOrder> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order) throw new Refusal('not_found')
  if (!isPossible(order, body)) throw illegalTransition(order)
  const stepped = await takeStep(order, {
    to: body.status,
    promisedFor: promiseOf(order, body, { shop, now }),
    reason: body.status === 'rejected' ? (body.reason ?? 'other') : null,
    text: body.text ?? '',
    by: { userId: staff.userId, firstname: staff.firstname, lastname: staff.lastname, as: 'shop' },
    shop,
    now,
  })
  if (stepped) return staffView(stepped)
  throw illegalTransition((await findWholeOrder(id)) ?? order)
}

function illegalTransition(current: OrderRecord): Refusal {
  return new Refusal('illegal_transition', { data: staffView(current) })
}

function isPossible(order: OrderRecord, { status, from, ready_in_minutes }: AdvanceBody): boolean {
  // Two people who accept with different minutes: the second means no delay.
  if (from !== undefined && from !== order.status) return false
  if (status === order.status) return ready_in_minutes !== undefined && mayBeDelayed(status, order.fulfilment)
  return mayFollow(order.status, status, order)
}

/** Whoever accepts says when: in so many minutes, else at the slot, else after the usual lead time. */
function promiseOf(
  { fulfilment, requestedFor, promisedFor }: OrderRecord,
  { status, ready_in_minutes: minutes }: AdvanceBody,
  { shop, now }: { shop: Shop; now: Date },
): Date | null {
  if (minutes !== undefined && !isFinished(status)) return new Date(now.getTime() + minutes * minuteMs)
  if (status !== 'accepted') return promisedFor
  return requestedFor ?? new Date(now.getTime() + leadMinutes(shop, { fulfilment, now }) * minuteMs)
}
