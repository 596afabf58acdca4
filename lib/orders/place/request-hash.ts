import { createHash } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import { copyOf } from '@/lib/orders/order-address'
import type { EarlierOrder } from '@/lib/orders/quote/quote-inputs'
import { nameKey } from '@/lib/menu/name-key'
import type { RequestedItem } from '@/lib/orders/quote/quote'
import { unitsOf } from '@/lib/menu/options/selection'
import type { OrderRequest } from '@/lib/orders/quote/quote-with-times'

/** An order as its customer places it. */
export interface NewOrderRequest extends OrderRequest {
  /** Idempotency key, unique per customer; never proof of payment. */
  paymentId: string
  paymentMethod: string
  /** Lines plus delivery fee, as the client believes; compared, never used. */
  totalAmountRappen: number
  /** What the customer was shown for "as soon as possible"; absent: any time that the kitchen can do. */
  expectedAt?: Date | null
  /** Wins over the notes of the profile. */
  orderNotes?: string
}

/** Two bodies that mean the same have the same hash: 25.5 and "25.50", an instant in any offset, a name in any case. */
export function requestHash(request: NewOrderRequest): string {
  const { items, fulfilment, requestedFor, orderNotes, totalAmountRappen } = request
  const meaning = [items.map(meaningOf), fulfilment, requestedFor, orderNotes, totalAmountRappen]
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex')
}

/**
 * Whether the request, sent under the payment_id of an earlier order, would make that very order again. What an order
 * copies from the profile is compared with what the order itself has stored, so that no hash has to know it.
 */
export function isSameRequest(
  earlier: EarlierOrder,
  { customer, request, profile }: { customer: Customer; request: NewOrderRequest; profile: BillingProfile | null },
): boolean {
  if (earlier.requestHash !== requestHash(request) || !profile) return false
  const copy = copyOf(customer, profile)
  const wanted = { ...copy, orderNotes: request.orderNotes ?? copy.orderNotes }
  return Object.entries(wanted).every(([field, value]) => earlier[field as keyof EarlierOrder] === value)
}

function meaningOf({ menuItemId, name, quantity, priceRappen, subtotalRappen, note, options }: RequestedItem) {
  const meaning = [menuItemId?.toLowerCase(), nameKey(name ?? ''), quantity, priceRappen, subtotalRappen, note ?? '']
  // Only where there are some: who repeats an order of before there were options means the same.
  return options ? [...meaning, [...unitsOf(options)].toSorted(([a], [b]) => a.localeCompare(b))] : meaning
}
