import { minimumAgeIn, ifRefused, takenOutView, type IfRefused, type TakenOutLine } from './lines'
import { stepBack } from './history'
import type { HistoryEntry, OrderRecord } from './order'
import { shortNumber } from './order-id'
import { cashView, personal, soldLine, type CashView, type Personal, type SoldLine } from './order-view'
import { waitingProposal, type ProposalView } from './advance/proposal-view'
import { mayBeChanged, nextStatuses, type OrderStatus, type StepReason, type AgeCheckResult } from './status'

/** An order as the staff's list and board need it. */
export interface StaffOrderView
  extends
    Pick<OrderRecord, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'fulfilment' | 'requestedFor' | 'promisedFor'>,
    Pick<OrderRecord, 'quotedFor' | 'language' | 'alarmedAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Pick<OrderRecord, 'number' | 'cancellationUnseen' | 'isTest'>,
    Personal {
  user: { name: string; email: string }
  totalRappen: number
  items: (SoldLine & { note: string; minimumAge: number; position: number })[]
  shortNumber: string
  next: OrderStatus[]
  /** Where the last step leads back to; `until` while the customer knows nothing of it yet. */
  back: { to: OrderStatus; until: Date | null } | null
  payment: (CashView & { id: string }) | null
  /** Taken back in the books. */
  isReversed: boolean
  history: StaffHistoryEntry[]
  minimumAge: number
  ageCheck: { result: AgeCheckResult; at: Date; by: string | null } | null
  takenOut: TakenOutLine[]
  ifRefused: IfRefused | null
  /** Whether a change can be proposed to its guest. */
  isChangeable: boolean
  /** What waits for the guest's answer. */
  proposal: ProposalView | null
  /** Taken back in the books. */
  reversed: boolean
}

interface StaffHistoryEntry {
  status: OrderStatus
  at: Date
  by: string | null
  isCorrection: boolean
  undone: { at: Date; by: string | null } | null
  reason: StepReason | null
  text: string
  promisedFor: Date | null
}

export function staffView(order: OrderRecord, now: Date): StaffOrderView {
  return {
    id: order.id,
    user: { name: `${order.firstname} ${order.lastname}`.trim(), email: order.contactEmail },
    totalRappen: order.totalRappen,
    status: order.status,
    items: order.lines.map(staffLine),
    number: order.number,
    shortNumber: shortNumber(order.id),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    quotedFor: order.quotedFor,
    promisedFor: order.promisedFor,
    next: nextStatuses(order.status, order.fulfilment),
    back: backOf(order, now),
    cancellationUnseen: order.cancellationUnseen,
    ...personal(order),
    language: order.language,
    alarmedAt: order.alarmedAt,
    subtotalRappen: order.subtotalRappen,
    deliveryFeeRappen: order.deliveryFeeRappen,
    payment: paymentOf(order),
    isReversed: order.reversal !== null,
    history: order.history.map(historyEntry),
    isTest: order.isTest,
    minimumAge: minimumAgeIn(order.lines),
    ageCheck: ageCheckOf(order),
    takenOut: takenOutView(order),
    ifRefused: ifRefused(order),
    isChangeable: mayBeChanged(order),
    proposal: waitingProposal(order, now),
    reversed: order.reversal !== null,
  }
}

function staffLine(line: OrderRecord['lines'][number]): StaffOrderView['items'][number] {
  const { note, minimumAge, position } = line
  return { ...soldLine(line), note, minimumAge, position }
}

function paymentOf(order: OrderRecord): StaffOrderView['payment'] {
  const cash = cashView(order)
  return cash && order.payment && { id: order.payment.id, ...cash }
}

function ageCheckOf({ ageChecks: [check] }: OrderRecord): StaffOrderView['ageCheck'] {
  return check ? { result: check.result, at: check.at, by: nameOf(check.byUser, check.byDevice) } : null
}

function backOf(order: OrderRecord, now: Date): StaffOrderView['back'] {
  const back = order.reversal ? null : stepBack(order, now)
  return back && { to: back.to, until: back.kind === 'undo' ? back.of.announcedAt : null }
}

function historyEntry(entry: HistoryEntry): StaffHistoryEntry {
  return {
    status: entry.status,
    at: entry.at,
    by: nameOf(entry.byUser, entry.byDevice),
    isCorrection: entry.correction,
    undone: entry.undoneAt && { at: entry.undoneAt, by: nameOf(entry.undoneBy, entry.undoneByDevice) },
    reason: entry.reason as StepReason | null,
    text: entry.text,
    promisedFor: entry.promisedFor,
  }
}

/** "Anna Muster (Tablet Küche)": the person, the device, or the person at the device. */
export function nameOf(person: HistoryEntry['byUser'], device: HistoryEntry['byDevice']): string | null {
  if (!person) return device?.name ?? null
  const name = `${person.firstname} ${person.lastname}`
  return device ? `${name} (${device.name})` : name
}
