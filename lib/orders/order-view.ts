import { minimumAgeIn, type AgeCheckResult } from './age-check'
import { asAnnounced } from './announced'
import type { OrderRecord } from './order'
import { shortNumber } from './order-id'
import { vatOf, type ContainedVat } from './order-vat'
import { cashView, personal, soldLine, type CashView, type Personal, type SoldLine } from './order-parts'
import { waitingProposal, type ProposalView } from './advance/proposal-view'
import { mayFollow, type OrderStatus, type StepReason } from './status'
import { takenOutView, type TakenOutLine } from './lines'

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
