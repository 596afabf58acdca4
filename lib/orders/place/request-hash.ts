import { createHash } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import { copyOf } from '@/lib/orders/billing'
import type { EarlierOrder } from '@/lib/orders/quote/quote-inputs'
import { nameKey } from '@/lib/orders/quote/quote'
import type { CreateOrderBody, RequestedItem } from '@/lib/orders/schema'

/** Two bodies that mean the same have the same hash: 25.5 and "25.50", an instant in any offset, a name in any case. */
export function requestHash(body: CreateOrderBody): string {
  const { items, fulfilment, requested_for, order_notes, total_amount } = body
  const meaning = [items.map(meaningOf), fulfilment, requested_for?.toISOString(), order_notes, total_amount]
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex')
}

/**
 * Whether the request, sent under the payment_id of an earlier order, would make that very order again. What an order
 * copies from the profile is compared with what the order itself has stored, so that no hash has to know it.
 */
export function isSameRequest(
  earlier: EarlierOrder,
  { customer, body, profile }: { customer: Customer; body: CreateOrderBody; profile: BillingProfile | null },
): boolean {
  if (earlier.requestHash !== requestHash(body) || !profile) return false
  const copy = copyOf(customer, profile)
  const wanted = { ...copy, orderNotes: body.order_notes ?? copy.orderNotes }
  return Object.entries(wanted).every(([field, value]) => earlier[field as keyof EarlierOrder] === value)
}

function meaningOf({ menu_item_id, name, quantity, price, subtotal, note }: RequestedItem) {
  return [menu_item_id?.toLowerCase(), nameKey(name ?? ''), quantity, price, subtotal, note ?? '']
}
