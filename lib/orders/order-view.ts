import { minimumAgeIn, takenOutView, type TakenOutLine } from './lines'
import { asAnnounced } from './history'
import type { OrderRecord } from './order'
import { shortNumber } from './order-id'
import { vatOf, type ContainedVat } from './vat'
import { waitingProposal, type ProposalView } from './advance/proposal-view'
import { mayFollow, type OrderStatus, type StepReason, type AgeCheckResult } from './status'
import { billingAddress, deliveryAddress, type Address } from './order-address'
import { storedOptions, type ChosenOption } from './chosen-option'
import { balanceOf, shownStatus, type Balance } from './money/balance'
import type { PaymentStatus } from './schema'

/** An order as tracking shows it; what is optional only its owner and the staff see. */
export interface OrderView
  extends
    Pick<OrderRecord, 'currency' | 'paymentMethod' | 'createdAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Pick<OrderRecord, 'fulfilment' | 'requestedFor' | 'quotedFor' | 'promisedFor'>,
    Partial<Personal> {
  orderId: string
  orderStatus: OrderStatus
  totalAmountRappen: number
  items: (SoldLine & { note?: string })[]
  history: { status: OrderStatus; at: Date }[]
  number: number
  shortNumber: string
  vat: ContainedVat[]
  reason: StepReason | null
  text?: string
  payment?: CashView
  cancellableUntil?: Date | null
  isTest: boolean
  minimumAge: number
  ageCheck: AgeCheckResult | null
  takenOut: TakenOutLine[]
  proposal?: ProposalView | null
  /** Taken back in the books; only the staff is told. */
  isReversed?: boolean
}

/** What anybody may see who knows the id: no name, address, phone, e-mail or note, and no step that can be undone. */
export function publicView(order: OrderRecord, now: Date): OrderView {
  return publicFields(asAnnounced(order, now))
}

function publicFields(order: OrderRecord): OrderView {
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
    quotedFor: order.quotedFor,
    promisedFor: order.promisedFor,
    history: order.history.map(({ status, at }) => ({ status, at })),
    number: order.number,
    shortNumber: shortNumber(order.id),
    vat: vatOf(order),
    reason: (order.history.at(-1)?.reason as StepReason | null | undefined) ?? null,
    isTest: order.isTest,
    minimumAge: minimumAgeIn(order.lines),
    ageCheck: order.ageChecks[0]?.result ?? null,
    takenOut: takenOutView(order),
  }
}

/** What the staff sees of it, steps that can be undone included. */
export function wholeView(order: OrderRecord): OrderView {
  const payment = cashView(order)
  return {
    ...publicFields(order),
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note })),
    ...personal(order),
    text: order.history.at(-1)?.text ?? '',
    ...(payment && { payment }),
  }
}

/** What its owner sees of it, with what only he may do. */
export function ownView(
  order: OrderRecord,
  { cancellationMinutes, now }: { cancellationMinutes: number; now: Date },
): OrderView {
  const announced = asAnnounced(order, now)
  return {
    ...wholeView(announced),
    cancellableUntil: cancellableUntil(order, cancellationMinutes),
    proposal: waitingProposal(announced, now),
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

// What an order's views for its customer and for the staff have in common.

// What the views for its customer and for the staff have in common.

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
