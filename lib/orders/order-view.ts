import type { OrderRecord } from './order'
import { shortNumber } from './order-id'
import { cashView, personal, soldLine, type CashView, type Personal, type SoldLine } from './order-parts'
import { mayFollow, type OrderStatus, type RejectionReason } from './status'

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

/** Null once the status does not allow the customer to cancel; the moment itself may be past. */
export function cancellableUntil(
  order: Pick<OrderRecord, 'status' | 'fulfilment' | 'createdAt'>,
  cancellationMinutes: number,
): Date | null {
  const { status, fulfilment, createdAt } = order
  if (!mayFollow(status, 'cancelled', { fulfilment, by: 'customer' })) return null
  return new Date(createdAt.getTime() + cancellationMinutes * 60_000)
}
