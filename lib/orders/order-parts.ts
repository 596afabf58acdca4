import { billingAddress, deliveryAddress, type Address } from './order-address'
import type { OrderRecord } from './order'
import type { PaymentStatus } from './schema'

// What an order's views for its customer and for the staff have in common.

export interface SoldLine {
  name: string
  quantity: number
  priceRappen: number
  subtotalRappen: number
}

export interface CashView {
  status: PaymentStatus
  amountRappen: number
  roundingRappen: number
}

export interface Personal {
  person: { firstname: string; lastname: string; companyname: string; email: string; phone: string }
  address: Address
  deliveryAddress: Address | null
  orderNotes: string
}

export function soldLine({ name, quantity, priceRappen, totalRappen }: OrderRecord['lines'][number]): SoldLine {
  return { name, quantity, priceRappen, subtotalRappen: totalRappen }
}

export function cashView({ status, amountRappen, roundingRappen }: NonNullable<OrderRecord['payment']>): CashView {
  return { status, amountRappen, roundingRappen }
}

export function personal(order: OrderRecord): Personal {
  const { firstname, lastname, companyname, contactEmail: email, phone } = order
  return {
    person: { firstname, lastname, companyname, email, phone },
    address: billingAddress(order),
    deliveryAddress: order.fulfilment === 'delivery' ? deliveryAddress(order) : null,
    orderNotes: order.orderNotes,
  }
}
