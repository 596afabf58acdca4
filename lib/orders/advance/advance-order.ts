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

export interface StepRequest {
  status: OrderStatus
  reason?: RejectionReason
  text?: string
  readyInMinutes?: number
  from?: OrderStatus
  requestedFor?: Date | null
  /** The customer knows nothing yet of a step that is undone; any other is corrected. */
  correction?: boolean
  ageCheck?: AgeCheckResult
}

/** Of two taps at once the second is refused with the order as the first has left it. Alcohol needs `ageCheck`. */
export async function advanceOrder(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: StepRequest; now?: Date },
): Promise<StaffOrderView> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order) throw new Refusal('not_found')
  if (request.reason && !rejectionReasonsFor(order.fulfilment).includes(request.reason))
    throw new Refusal('invalid_fields', { fields: { reason: 'invalid' } })
  const stepped = isAsSeen(order, request) && (await tryStep(order, request, { by: shopAuthor(caller), shop, now }))
  if (stepped) return staffView(stepped, now)
  throw new Refusal('illegal_transition', { data: await staffView((await findWholeOrder(id)) ?? order, now) })
}

/** A delay is not meant for an order that another person has just accepted, nor a step for a time just changed. */
function isAsSeen(order: OrderRecord, { from, requestedFor }: StepRequest): boolean {
  const isSameTime = requestedFor === undefined || requestedFor?.getTime() === order.requestedFor?.getTime()
  return isSameTime && (from === undefined || from === order.status)
}

export function shopAuthor(caller: BoardCaller): StepAuthor {
  return { ...authorOf(caller), as: 'shop' }
}

interface StepContext {
  by: StepAuthor
  shop: Shop
  now: Date
}

async function tryStep(order: OrderRecord, request: StepRequest, context: StepContext): Promise<OrderRecord | null> {
  const text = request.text ?? ''
  if (request.correction) {
    const back = stepBack(order, context.now)
    return back?.to === request.status ? takeBack(order, back, { ...context, text }) : null
  }
  if (!isPossible(order, request)) return null
  const reason = request.status === 'rejected' ? (request.reason ?? 'other') : null
  const promisedFor = promiseOf(order, request, context)
  const step = { ...context, to: request.status, promisedFor, reason, text }
  if (request.status !== 'completed' || minimumAgeIn(order.lines) === 0) return takeStep(order, step)
  if (!request.ageCheck) throw new Refusal('age_check_missing', { data: await staffView(order, context.now) })
  return handOver(order, step, request.ageCheck)
}

function isPossible(order: OrderRecord, { status, readyInMinutes }: StepRequest): boolean {
  if (status === order.status) return readyInMinutes !== undefined && mayBeDelayed(status, order.fulfilment)
  return mayFollow(order.status, status, order)
}

function promiseOf(
  { fulfilment, requestedFor, quotedFor, promisedFor }: OrderRecord,
  { status, readyInMinutes: minutes }: StepRequest,
  { shop, now }: { shop: Shop; now: Date },
): Date | null {
  if (minutes !== undefined && !isFinished(status)) return new Date(now.getTime() + minutes * minuteMs)
  if (status !== 'accepted') return promisedFor
  const quotedAt = requestedFor ?? quotedFor
  if (quotedAt && quotedAt > now) return quotedAt
  return new Date(now.getTime() + leadMinutes(shop, { fulfilment, now }) * minuteMs)
}
