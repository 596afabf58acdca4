import { createHash } from 'node:crypto'
import { nameKey } from '@/lib/orders/quote/quote'
import type { CreateOrderBody, RequestedItem } from '@/lib/orders/schema'

/** Two bodies that mean the same have the same hash: 25.5 and "25.50", an instant in any offset, a name in any case. */
export function requestHash(body: CreateOrderBody): string {
  const { items, fulfilment, requested_for, order_notes, total_amount } = body
  const meaning = [items.map(meaningOf), fulfilment, requested_for?.toISOString(), order_notes, total_amount]
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex')
}

function meaningOf({ menu_item_id, name, quantity, price, subtotal, note }: RequestedItem) {
  return [menu_item_id?.toLowerCase(), nameKey(name ?? ''), quantity, price, subtotal, note ?? '']
}
