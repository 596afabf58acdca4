import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/current-shop'
import type { Shop } from '@/lib/shop/shop'
import { leadMinutes } from '@/lib/shop/slots'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { isFinished, mayBeDelayed, mayFollow, type OrderStatus, type RejectionReason } from '@/lib/orders/status'
import { takeStep } from './take-step'

const minuteMs = 60_000

/** A step as the staff asks for it. */
export interface StepRequest {
  status: OrderStatus
  reason?: RejectionReason
  /** A sentence for the customer. */
  text?: string
  readyInMinutes?: number
  /** The status that the caller looked at; from any other by now the step is refused. */
  from?: OrderStatus
}

/**
 * Takes an order to its next status, or gives it another time (the same status with readyInMinutes). Of two taps at
 * once the second is refused with the order as the first has left it.
 */
export async function advanceOrder(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: StepRequest; now?: Date },
): Promise<StaffOrderView> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order) throw new Refusal('not_found')
  if (!isPossible(order, request)) throw illegalTransition(order)
  const stepped = await takeStep(order, {
    to: request.status,
    promisedFor: promiseOf(order, request, { shop, now }),
    reason: request.status === 'rejected' ? (request.reason ?? 'other') : null,
    text: request.text ?? '',
    by: { ...authorOf(caller), as: 'shop' },
    shop,
    now,
  })
  if (stepped) return staffView(stepped)
  throw illegalTransition((await findWholeOrder(id)) ?? order)
}

function illegalTransition(current: OrderRecord): Refusal {
  return new Refusal('illegal_transition', { data: staffView(current) })
}

function isPossible(order: OrderRecord, { status, from, readyInMinutes }: StepRequest): boolean {
  // Two people who accept with different minutes: the second means no delay.
  if (from !== undefined && from !== order.status) return false
  if (status === order.status) return readyInMinutes !== undefined && mayBeDelayed(status, order.fulfilment)
  return mayFollow(order.status, status, order)
}

/** Whoever accepts says when: in so many minutes, else at the slot, else after the usual lead time. */
function promiseOf(
  { fulfilment, requestedFor, promisedFor }: OrderRecord,
  { status, readyInMinutes: minutes }: StepRequest,
  { shop, now }: { shop: Shop; now: Date },
): Date | null {
  if (minutes !== undefined && !isFinished(status)) return new Date(now.getTime() + minutes * minuteMs)
  if (status !== 'accepted') return promisedFor
  return requestedFor ?? new Date(now.getTime() + leadMinutes(shop, { fulfilment, now }) * minuteMs)
}
