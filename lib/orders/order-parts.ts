import { billingAddress, deliveryAddress, type Address } from './order-address'
import { storedOptions, type ChosenOption } from './chosen-option'
import type { OrderRecord } from './order'
import { balanceOf, shownStatus, type Balance } from './money/balance'
import type { PaymentStatus } from './schema'

// What an order's views for its customer and for the staff have in common.

export interface SoldLine {
  name: string
  /** What the guest read, where that was not the name. */
  shownName?: string
  quantity: number
  priceRappen: number
  subtotalRappen: number
  menuItemId: string | null
  options: ChosenOption[]
  /** Per cent, of what is not taxed otherwise among the options. */
  vatRate: number
}

export interface CashView extends Pick<
  Balance,
  'amountRappen' | 'roundingRappen' | 'toCollectRappen' | 'toPayBackRappen'
> {
  status: PaymentStatus
}

export interface Personal {
  person: { firstname: string; lastname: string; companyname: string; email: string; phone: string }
  address: Address
  deliveryAddress: Address | null
  orderNotes: string
}

export function soldLine(line: OrderRecord['lines'][number]): SoldLine {
  const { name, shownName, quantity, priceRappen, totalRappen, menuItemId, vatPerMille } = line
  return {
    name,
    ...(shownName && { shownName }),
    quantity,
    priceRappen,
    subtotalRappen: totalRappen,
    menuItemId,
    options: storedOptions(line),
    vatRate: vatPerMille / 10,
  }
}

/** Null for a test, which nobody pays. */
export function cashView(order: OrderRecord): CashView | null {
  if (!order.payment) return null
  const { status, paidRappen: _, ...balance } = balanceOf(order, order.payment.entries)
  return { ...balance, status: shownStatus(status) }
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
