import type { BenchItem } from './bench-data'
import { request } from './load/load-generator'

export type BenchCustomer = { id: string; token: string }

/** An order of two menu items per customer, each time under a payment_id of its own. */
export function shopOrders({ menuItems, tokens }: { menuItems: BenchItem[]; tokens: BenchCustomer[] }) {
  return tokens.map((customer) => orderRequest(customer, orderOf(menuItems)))
}

export function orderRequest({ token }: Pick<BenchCustomer, 'token'>, body: object) {
  return request('/api/v1/userorder/create-order', { token, body })
}

/** The same for the floors, which are told who it is. */
export function floorOrders({ menuItems, tokens }: { menuItems: BenchItem[]; tokens: BenchCustomer[] }) {
  return tokens.map(({ id }) => request('/api/order', { body: { customer_id: id, ...orderOf(menuItems) } }))
}

function orderOf(menuItems: BenchItem[]) {
  const items = menuItems.slice(0, 2).map(({ id, name, priceRappen }) => ({
    menu_item_id: id,
    name,
    quantity: 3,
    price: priceRappen / 100,
    subtotal: (priceRappen * 3) / 100,
  }))
  const total = menuItems.slice(0, 2).reduce((sum, { priceRappen }) => sum + priceRappen * 3, 0)
  return paidOnDelivery(items, total / 100)
}

export function paidOnDelivery(items: object[], total: number) {
  return {
    payment_id: 'pay_{unique}',
    payment_method: 'Cash on Delivery',
    payment_status_id: 16,
    total_amount: total,
    currency: 'CHF',
    items,
  }
}
