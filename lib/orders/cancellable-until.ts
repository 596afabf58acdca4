import type { Shop } from '@/lib/shop/shop'
import { holdMinutes } from './limits'
import type { OrderRecord } from './order'
import { mayFollow } from './status'

/** Null once the status does not allow the customer to cancel, and without an account; the moment itself may be past. */
export function cancellableUntil(
  order: Pick<OrderRecord, 'status' | 'fulfilment' | 'createdAt' | 'byPhone'>,
  { cancellationMinutes }: Pick<Shop, 'cancellationMinutes'>,
): Date | null {
  const { status, fulfilment, createdAt, byPhone } = order
  if (byPhone || !mayFollow(status, 'cancelled', { fulfilment, by: 'customer' })) return null
  if (status === 'awaiting_payment') return heldUntil({ createdAt })
  return new Date(createdAt.getTime() + cancellationMinutes * 60_000)
}

export function heldUntil({ createdAt }: Pick<OrderRecord, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + holdMinutes * 60_000)
}
