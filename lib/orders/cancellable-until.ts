import type { Shop } from '@/lib/shop/shop'
import { holdMinutes } from './limits'
import type { OrderRecord } from './order'
import { mayFollow, placeOf, unbegunStatuses, type OrderStatus } from './status'

const minuteMs = 60_000

export type CancellationRule = Pick<Shop, 'cancellationMinutes' | 'preorderCancellationMinutes'>

interface Begun extends Pick<OrderRecord, 'status'> {
  dishesDone: readonly unknown[]
}

type Cancelled = Begun & Pick<OrderRecord, 'fulfilment' | 'createdAt' | 'requestedFor' | 'byPhone'>

/**
 * Null once the status does not allow the customer to cancel, and without an account; the moment itself may be past.
 * Before anybody has accepted the order: the moment that holds then.
 */
export function cancellableUntil(order: Cancelled, rule: CancellationRule): Date | null {
  const { status, fulfilment, createdAt, requestedFor, byPhone } = order
  if (byPhone || !mayFollow(status, 'cancelled', { fulfilment, by: 'customer' })) return null
  if (status === 'awaiting_payment') return heldUntil({ createdAt })
  return lastCancellation({ createdAt, requestedFor: isBegun(order) ? null : requestedFor }, rule)
}

/** By the minutes from ordering, or by those before the chosen time, whichever is later. */
export function lastCancellation(
  { createdAt, requestedFor }: Pick<OrderRecord, 'createdAt' | 'requestedFor'>,
  { cancellationMinutes, preorderCancellationMinutes: before }: CancellationRule,
): Date {
  const afterOrdering = createdAt.getTime() + cancellationMinutes * minuteMs
  const beforeTime = requestedFor && before > 0 ? requestedFor.getTime() - before * minuteMs : 0
  return new Date(Math.max(afterOrdering, beforeTime))
}

/** Until somebody has accepted the order no clock ends it: its guest only waits. */
export function isCancellable(
  { status, until }: { status: OrderStatus; until: Date | null | undefined },
  now: Date,
): boolean {
  if (!until) return false
  const place = placeOf(status)
  return place === 'checkout' || place === 'queue' || now <= until
}

/** The kitchen has: the order, or one of its dishes. */
export function isBegun({ status, dishesDone }: Begun): boolean {
  return !unbegunStatuses.includes(status) || dishesDone.length > 0
}

export function heldUntil({ createdAt }: Pick<OrderRecord, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + holdMinutes * minuteMs)
}
