import { minimumAgeIn, takenOutView } from '@/lib/orders/lines'
import { movedFrom } from '@/lib/orders/moved-from'
import type { Handover } from '@/lib/orders/limits'
import { asAnnounced } from './history'
import type { OrderRecord } from '@/lib/orders/order'
import { feesInPrice } from '@/lib/orders/outside'
import { shortNumber } from '@/lib/orders/order-id'
import { paymentStatusIdOf } from '@/lib/orders/payment-methods'
import { vatOf } from '@/lib/orders/vat'
import { waitingProposal, type ProposalView } from './proposal-view'
import type { StepReason } from '@/lib/orders/status'
import { storedOptions, type ChosenOption } from '@/lib/orders/chosen-option'
import { billingAddress, deliveryAddress, type Address } from '@/lib/orders/billing'
import {
  cancellableUntil,
  heldUntil,
  isBegun,
  isCancellable,
  type CancellationRule,
} from '@/lib/orders/cancellable-until'
import { balanceOf, moneyBack, publicStatus, type Balance } from '@/lib/orders/money/balance'
import { refundedLines } from '@/lib/orders/money/refund'
import type { PaymentStatus } from '@/lib/orders/schema'

/** Beside the public fields what its owner sees, or the staff. */
export type OrderView = ReturnType<typeof publicFields> &
  Partial<Personal> & {
    text?: string
    payment?: CashView
    cancellableUntil?: Date | null
    isCancellable?: boolean
    isTimeChangeable?: boolean
    proposal?: ProposalView | null
    isReversed?: boolean
  }

export function publicView(order: OrderRecord, now: Date): OrderView {
  return publicFields(asAnnounced(order, now))
}

function publicFields(order: OrderRecord) {
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
    source: order.source,
    fees: feesInPrice(order, order.subtotalRappen + order.deliveryFeeRappen),
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    quotedFor: order.quotedFor,
    promisedFor: order.promisedFor,
    shownFor: movedFrom(order),
    history: order.history.map(({ status, at }) => ({ status, at })),
    number: order.number,
    shortNumber: shortNumber(order.id),
    vat: vatOf(order),
    refunds: order.refunds.map((refund) => refundView(order, refund)),
    reason: (order.history.at(-1)?.reason as StepReason | null | undefined) ?? null,
    isTest: order.isTest,
    minimumAge: minimumAgeIn(order.lines),
    ageCheck: order.ageChecks[0]?.result ?? null,
    takenOut: takenOutView(order),
    heldUntil: order.status === 'awaiting_payment' ? heldUntil(order) : null,
    moneyBack: moneyBack(order),
  }
}

function refundView(order: OrderRecord, refund: OrderRecord['refunds'][number]) {
  const { at, amountRappen, roundingRappen } = refund
  const items = refundedLines(order, refund).map(({ name, shownName, quantity }) => {
    return { name, ...(shownName && { shownName }), quantity }
  })
  return { at, amountRappen, roundingRappen, items }
}

export function wholeView(order: OrderRecord): OrderView {
  return {
    ...publicFields(order),
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note })),
    ...personal(order),
    text: order.history.at(-1)?.text ?? '',
    ...(order.payment && { payment: cashView(order, order.payment) }),
  }
}

export function ownView(order: OrderRecord, { shop, now }: { shop: CancellationRule; now: Date }): OrderView {
  const until = cancellableUntil(order, shop)
  const announced = asAnnounced(order, now)
  return {
    ...wholeView(announced),
    cancellableUntil: until,
    isCancellable: isCancellable({ status: order.status, until }, now),
    isTimeChangeable: isTimeChangeable(announced, now),
    proposal: waitingProposal(announced, now),
  }
}

/** By the customer, while the kitchen has not begun: neither with the order nor with one of its dishes. */
export function isTimeChangeable(order: Changeable, now: Date): boolean {
  return order.customerId !== null && !isBegun(order) && !waitingProposal(order, now)
}

type Changeable = Pick<OrderRecord, 'status' | 'dishesDone' | 'customerId' | 'isTest' | 'proposals'>

export interface SoldLine {
  name: string
  shownName?: string
  quantity: number
  priceRappen: number
  subtotalRappen: number
  menuItemId: string | null
  note?: string
  options: ChosenOption[]
  /** Per cent, without options of another class. */
  vatRate: number
}

export interface CashView extends Omit<Balance, 'paidRappen' | 'status'> {
  status: PaymentStatus
}

export interface Personal {
  person: { firstname: string; lastname: string; companyname: string; email: string; phone: string }
  address: Address
  deliveryAddress: Address | null
  orderNotes: string
  handover: Handover
  paymentId: string
  paymentStatusId: number
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

export function cashView(order: OrderRecord, { entries }: NonNullable<OrderRecord['payment']>): CashView {
  const { status, paidRappen: _, ...balance } = balanceOf(order, entries)
  return { ...balance, status: publicStatus(status) }
}

export function personal(order: OrderRecord): Personal {
  const { firstname, lastname, companyname, contactEmail: email, phone } = order
  return {
    person: { firstname, lastname, companyname, email, phone },
    address: billingAddress(order),
    deliveryAddress: order.fulfilment === 'delivery' ? deliveryAddress(order) : null,
    orderNotes: order.orderNotes,
    handover: order.handover,
    paymentId: order.paymentId,
    paymentStatusId: paymentStatusIdOf(order.paymentMethod),
  }
}
