import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { promiseAnew } from '@/lib/orders/kitchen'
import { minimumAgeIn } from '@/lib/orders/lines'
import type { OrderRecord } from '@/lib/orders/order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import {
  isFinished,
  mayBeDelayed,
  mayFollow,
  rejectionReasonsFor,
  type OrderStatus,
  type RejectionReason,
  type AgeCheckResult,
} from '@/lib/orders/status'
import { stepBack } from '@/lib/orders/read/history'
import type { Tx } from '@/lib/platform/database/db'
import { changeForStaff } from './change-for-staff'
import { handOver } from './hand-over'
import { takeBack } from './take-back'
import { applyStep, type StepAuthor } from './take-step'

const minuteMs = 60_000

export interface StepRequest {
  status: OrderStatus
  reason?: RejectionReason
  text?: string
  readyInMinutes?: number
  from?: OrderStatus
  requestedFor?: Date | null
  linesVersion?: number
  /** The customer knows nothing yet of a step that is undone; any other is corrected. */
  correction?: boolean
  ageCheck?: AgeCheckResult
}

/** Of two taps at once the second is refused with the order as the first has left it. Alcohol needs `ageCheck`. */
export function advanceOrder(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: StepRequest; now?: Date },
): Promise<StaffOrderView> {
  return changeForStaff({ id, linesVersion: request.linesVersion, now }, async (tx, order) => {
    if (request.reason && !rejectionReasonsFor(order.fulfilment).includes(request.reason))
      throw new Refusal('invalid_fields', { fields: { reason: 'invalid' } })
    const shop = await findShop(tx)
    const stepped = isAsSeen(order, request) && (await step(tx, order, { request, by: shopAuthor(caller), shop, now }))
    if (!stepped) throw new Refusal('illegal_transition')
    return stepped
  })
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
  request: StepRequest
  by: StepAuthor
  shop: Shop
  now: Date
}

/** Null where the request does not fit the order. */
async function step(tx: Tx, order: OrderRecord, { request, ...context }: StepContext): Promise<OrderRecord | null> {
  const text = request.text ?? ''
  if (request.correction) {
    const back = stepBack(order, context.now)
    return back?.to === request.status ? takeBack(tx, order, { back, way: { ...context, text } }) : null
  }
  if (!isPossible(order, request)) return null
  const reason = request.status === 'rejected' ? (request.reason ?? 'other') : null
  const promisedFor = await promiseOf(tx, order, { request, ...context })
  const forward = { ...context, to: request.status, promisedFor, reason, text }
  if (request.status !== 'completed' || minimumAgeIn(order.lines) === 0) return applyStep(tx, order, forward)
  if (!request.ageCheck) throw new Refusal('age_check_missing')
  return handOver(tx, order, { step: forward, result: request.ageCheck })
}

/** For the time that the guest was promised. */
export async function accept(tx: Tx, order: OrderRecord, context: Omit<StepContext, 'request'>): Promise<OrderRecord> {
  const promisedFor = await promiseOf(tx, order, { request: { status: 'accepted' }, ...context })
  return applyStep(tx, order, { ...context, to: 'accepted', promisedFor, reason: null, text: '' })
}

function isPossible(order: OrderRecord, { status, readyInMinutes }: StepRequest): boolean {
  if (status === order.status) return readyInMinutes !== undefined && mayBeDelayed(status, order.fulfilment)
  return mayFollow(order.status, status, order)
}

async function promiseOf(
  tx: Tx,
  order: OrderRecord,
  { request: { status, readyInMinutes: minutes }, shop, now }: Pick<StepContext, 'request' | 'shop' | 'now'>,
): Promise<Date | null> {
  const { requestedFor, quotedFor, promisedFor } = order
  if (minutes !== undefined && !isFinished(status)) return new Date(now.getTime() + minutes * minuteMs)
  if (status !== 'accepted') return promisedFor
  const quotedAt = requestedFor ?? quotedFor
  if (quotedAt && quotedAt > now) return quotedAt
  return (await promiseAnew(tx, order, { shop, now })).at
}
