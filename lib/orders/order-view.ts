import { billingAddress, deliveryAddress, type Address } from './order-address'
import type { OrderRecord } from './order'
import { shortNumber } from './order-id'
import type { PaymentStatus } from './schema'
import { mayFollow, nextStatuses, type OrderStatus, type RejectionReason } from './status'

/** An order as tracking shows it; what is optional only its owner and the staff see. */
export interface OrderView
  extends
    Pick<OrderRecord, 'currency' | 'paymentMethod' | 'createdAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Pick<OrderRecord, 'fulfilment' | 'requestedFor' | 'promisedFor'>,
    Partial<Personal> {
  orderId: string
  orderStatus: OrderStatus
  totalAmountRappen: number
  items: (SoldLine & { note?: string })[]
  history: { status: OrderStatus; at: Date }[]
  shortNumber: string
  reason: RejectionReason | null
  text?: string
  payment?: CashView
  cancellableUntil?: Date | null
}

/** An order as the staff's list and board need it. */
export interface StaffOrderView
  extends
    Pick<OrderRecord, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'fulfilment' | 'requestedFor' | 'promisedFor'>,
    Pick<OrderRecord, 'language' | 'alarmedAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Personal {
  user: { name: string; email: string }
  totalRappen: number
  items: (SoldLine & { note: string; minimumAge: number })[]
  shortNumber: string
  next: OrderStatus[]
  payment: (CashView & { id: string }) | null
  history: StaffHistoryEntry[]
}

interface StaffHistoryEntry {
  status: OrderStatus
  at: Date
  by: string | null
  reason: RejectionReason | null
  text: string
  promisedFor: Date | null
}

interface SoldLine {
  name: string
  quantity: number
  priceRappen: number
  subtotalRappen: number
}

interface CashView {
  status: PaymentStatus
  amountRappen: number
  roundingRappen: number
}

interface Personal {
  person: { firstname: string; lastname: string; companyname: string; email: string; phone: string }
  address: Address
  deliveryAddress: Address | null
  orderNotes: string
}

/** What anybody may see who knows the id: no name, address, phone, e-mail or note. */
export function publicView(order: OrderRecord): OrderView {
  return {
    orderId: order.id,
    orderStatus: order.status,
    totalAmountRappen: order.totalRappen,
    currency: order.currency,
    paymentMethod: order.paymentMethod,
    createdAt: order.createdAt,
    items: order.lines.map(soldLine),
    subtotalRappen: order.subtotalRappen,
    deliveryFeeRappen: order.deliveryFeeRappen,
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    promisedFor: order.promisedFor,
    history: order.history.map(({ status, at }) => ({ status, at })),
    shortNumber: shortNumber(order.id),
    reason: (order.history.at(-1)?.reason as RejectionReason | null | undefined) ?? null,
  }
}

/** What its owner and the staff see of it. */
export function wholeView(order: OrderRecord): OrderView {
  return {
    ...publicView(order),
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note })),
    ...personal(order),
    text: order.history.at(-1)?.text ?? '',
    ...(order.payment && { payment: cashView(order.payment) }),
  }
}

/** With what only its owner may do. */
export function ownView(order: OrderRecord, { cancellationMinutes }: { cancellationMinutes: number }): OrderView {
  return { ...wholeView(order), cancellableUntil: cancellableUntil(order, cancellationMinutes) }
}

export function staffView(order: OrderRecord): StaffOrderView {
  return {
    id: order.id,
    user: { name: `${order.firstname} ${order.lastname}`, email: order.contactEmail },
    totalRappen: order.totalRappen,
    status: order.status,
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note, minimumAge: line.minimumAge })),
    shortNumber: shortNumber(order.id),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    promisedFor: order.promisedFor,
    next: nextStatuses(order.status, order.fulfilment),
    ...personal(order),
    language: order.language,
    alarmedAt: order.alarmedAt,
    subtotalRappen: order.subtotalRappen,
    deliveryFeeRappen: order.deliveryFeeRappen,
    payment: order.payment && { id: order.payment.id, ...cashView(order.payment) },
    history: order.history.map((entry) => ({
      status: entry.status,
      at: entry.at,
      by: entry.byUser ? `${entry.byUser.firstname} ${entry.byUser.lastname}` : null,
      reason: entry.reason as RejectionReason | null,
      text: entry.text,
      promisedFor: entry.promisedFor,
    })),
  }
}

/** Null once the status does not allow the customer to cancel; the moment itself may be past. */
export function cancellableUntil(
  order: Pick<OrderRecord, 'status' | 'fulfilment' | 'createdAt'>,
  cancellationMinutes: number,
): Date | null {
  const { status, fulfilment, createdAt } = order
  if (!mayFollow(status, 'cancelled', { fulfilment, by: 'customer' })) return null
  return new Date(createdAt.getTime() + cancellationMinutes * 60_000)
}

function soldLine({ name, quantity, priceRappen, totalRappen }: OrderRecord['lines'][number]): SoldLine {
  return { name, quantity, priceRappen, subtotalRappen: totalRappen }
}

function cashView({ status, amountRappen, roundingRappen }: NonNullable<OrderRecord['payment']>): CashView {
  return { status, amountRappen, roundingRappen }
}

function personal(order: OrderRecord): Personal {
  const { firstname, lastname, companyname, contactEmail: email, phone } = order
  return {
    person: { firstname, lastname, companyname, email, phone },
    address: billingAddress(order),
    deliveryAddress: order.fulfilment === 'delivery' ? deliveryAddress(order) : null,
    orderNotes: order.orderNotes,
  }
}
