import { randomUUID } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'

import { dataOf, type MenuItem } from './kitchen'

export interface Order {
  order_id: string
  order_status: string
  total_amount: number
  /** What people say. */
  number: number
  short_number: string
  requested_for: string | null
}

export type Ordered = Pick<MenuItem, 'id' | 'name' | 'price'> & {
  /** Absent: the defaults; the price is that with them. */
  options?: { option_id: string; quantity?: number }[]
}

/** The body of an order for some of one menu item. Sent twice, it is the same order. */
export function orderFor({ id, options, ...menuItem }: Ordered, quantity = 2) {
  const total = Number((menuItem.price * quantity).toFixed(2))
  return {
    payment_id: `pay_${randomUUID()}`,
    ...paidInCash(total.toFixed(2)),
    items: [
      {
        menu_item_id: id,
        name: menuItem.name,
        quantity,
        price: menuItem.price,
        subtotal: total,
        ...(options && { options }),
      },
    ],
  }
}

/** What every order of our pages says of its payment, beside an id of its own. */
export function paidInCash(total_amount: string) {
  return { payment_method: 'Cash on Delivery', payment_status_id: 16, total_amount, currency: 'CHF' }
}

export async function placeOrder(request: APIRequestContext, token: string, menuItem: Ordered): Promise<Order> {
  const headers = { Authorization: `Bearer ${token}` }
  return dataOf(await request.post('/api/v1/userorder/create-order', { headers, data: orderFor(menuItem) }))
}
