import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { leadMinutes } from '@/lib/shop/slots'
import { minimumAgeIn } from '@/lib/orders/lines'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import {
  isFinished,
  mayBeDelayed,
  mayFollow,
  rejectionReasonsFor,
  type OrderStatus,
  type RejectionReason,
  type AgeCheckResult,
} from '@/lib/orders/status'
import { handOver } from './hand-over'
import { stepBack } from '@/lib/orders/history'
import { takeBack } from './take-back'
import { takeStep, type StepAuthor } from './take-step'

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
  /** A step back to `status`: undone while the customer knows nothing of the last one, else corrected. */
  correction?: boolean
  /** With `completed`, of an order with a minimum age. */
  ageCheck?: AgeCheckResult
}

/**
 * Takes an order to its next status, gives it another time (the same status with readyInMinutes), or takes the last
 * step back. Of two taps at once the second is refused with the order as the first has left it. Alcohol is handed over
 * with a word about the ID only.
 */
export async function advanceOrder(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: StepRequest; now?: Date },
): Promise<StaffOrderView> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order) throw new Refusal('not_found')
  if (request.reason && !rejectionReasonsFor(order.fulfilment).includes(request.reason))
    throw new Refusal('invalid_fields', { fields: { reason: 'invalid' } })
  // Two people who accept with different minutes: the second means no delay.
  const isAsSeen = request.from === undefined || request.from === order.status
  const stepped = isAsSeen && (await taken(order, request, { by: shopAuthor(caller), shop, now }))
  if (stepped) return staffView(stepped, now)
  throw new Refusal('illegal_transition', { data: staffView((await findWholeOrder(id)) ?? order, now) })
}

export function shopAuthor(caller: BoardCaller): StepAuthor {
  return { ...authorOf(caller), as: 'shop' }
}

interface Circumstances {
  by: StepAuthor
  shop: Shop
  now: Date
}

/** Null where the step is not possible, or not any more. */
async function taken(
  order: OrderRecord,
  request: StepRequest,
  circumstances: Circumstances,
): Promise<OrderRecord | null> {
  const text = request.text ?? ''
  if (request.correction) {
    const back = stepBack(order, circumstances.now)
    return back?.to === request.status ? takeBack(order, back, { ...circumstances, text }) : null
  }
  if (!isPossible(order, request)) return null
  const reason = request.status === 'rejected' ? (request.reason ?? 'other') : null
  const promisedFor = promiseOf(order, request, circumstances)
  const step = { ...circumstances, to: request.status, promisedFor, reason, text }
  if (request.status !== 'completed' || minimumAgeIn(order.lines) === 0) return takeStep(order, step)
  if (!request.ageCheck) throw new Refusal('age_check_missing', { data: staffView(order, circumstances.now) })
  return handOver(order, step, request.ageCheck)
}

function isPossible(order: OrderRecord, { status, readyInMinutes }: StepRequest): boolean {
  if (status === order.status) return readyInMinutes !== undefined && mayBeDelayed(status, order.fulfilment)
  return mayFollow(order.status, status, order)
}

/** In so many minutes, else at the time that the customer was told; where that has passed, after the usual lead time. */
function promiseOf(
  { fulfilment, requestedFor, quotedFor, promisedFor }: OrderRecord,
  { status, readyInMinutes: minutes }: StepRequest,
  { shop, now }: { shop: Shop; now: Date },
): Date | null {
  if (minutes !== undefined && !isFinished(status)) return new Date(now.getTime() + minutes * minuteMs)
  if (status !== 'accepted') return promisedFor
  const toldFor = requestedFor ?? quotedFor
  if (toldFor && toldFor > now) return toldFor
  return new Date(now.getTime() + leadMinutes(shop, { fulfilment, now }) * minuteMs)
}
