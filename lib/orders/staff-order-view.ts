import { db } from '@/lib/platform/db'
import { minimumAgeIn, ifRefused, takenOutView, type IfRefused, type TakenOutLine } from './lines'
import { standingHistory, stepBack } from './history'
import type { HistoryEntry, OrderRecord } from './order'
import { shortNumber } from './order-id'
import { cashView, personal, soldLine, type CashView, type Personal, type SoldLine } from './order-view'
import { waitingProposal, type ProposalView } from './advance/proposal-view'
import { mayBeChanged, nextStatuses, type OrderStatus, type StepReason, type AgeCheckResult } from './status'

export interface StaffOrderView
  extends
    Pick<OrderRecord, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'fulfilment' | 'requestedFor' | 'promisedFor'>,
    Pick<OrderRecord, 'quotedFor' | 'language' | 'alarmedAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Pick<OrderRecord, 'number' | 'cancellationUnseen' | 'isTest' | 'byPhone'>,
    Personal {
  user: { name: string; email: string }
  totalRappen: number
  items: StaffLine[]
  shortNumber: string
  next: OrderStatus[]
  /** `until` while the customer does not know the step yet. */
  back: { to: OrderStatus; until: Date | null } | null
  payment: (CashView & { id: string }) | null
  isReversed: boolean
  lastStep: Pick<StaffHistoryEntry, 'status' | 'at' | 'by' | 'isCorrection' | 'isNewTime'> | null
  history: StaffHistoryEntry[]
  minimumAge: number
  ageCheck: { result: AgeCheckResult; at: Date; by: string | null } | null
  takenOut: TakenOutLine[]
  ifRefused: IfRefused | null
  isChangeable: boolean
  proposal: ProposalView | null
}

interface StaffLine extends SoldLine {
  /** Where it is on the menu now; null: it is not any more. */
  categoryId: string | null
  note: string
  minimumAge: number
  position: number
  done: boolean
}

interface StaffHistoryEntry {
  status: OrderStatus
  at: Date
  by: string | null
  isCorrection: boolean
  isNewTime: boolean
  undone: { at: Date; by: string | null } | null
  reason: StepReason | null
  text: string
  promisedFor: Date | null
}

export async function staffView(order: OrderRecord, now: Date): Promise<StaffOrderView> {
  return viewOf(order, { categories: await findCategories([order]), now })
}

export async function staffViews(orders: readonly OrderRecord[], now: Date): Promise<StaffOrderView[]> {
  const categories = await findCategories(orders)
  return orders.map((order) => viewOf(order, { categories, now }))
}

type CategoryIds = ReadonlyMap<string | null, string>

/** Asked for all orders at once: a board shows many. */
async function findCategories(orders: readonly OrderRecord[]): Promise<CategoryIds> {
  const ids = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ menuItemId }) => menuItemId ?? [])))
  const where = { id: { in: [...ids] } }
  const items = await db().menuItem.findMany({ where, select: { id: true, categoryId: true } })
  return new Map(items.map(({ id, categoryId }) => [id, categoryId]))
}

function viewOf(order: OrderRecord, { categories, now }: { categories: CategoryIds; now: Date }): StaffOrderView {
  return {
    id: order.id,
    user: { name: `${order.firstname} ${order.lastname}`.trim(), email: order.contactEmail },
    totalRappen: order.totalRappen,
    status: order.status,
    items: linesOf(order, categories),
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
    lastStep: lastStepOf(order),
    history: order.history.map((entry) => historyEntry(entry, order)),
    isTest: order.isTest,
    byPhone: order.byPhone,
    minimumAge: minimumAgeIn(order.lines),
    ageCheck: ageCheckOf(order),
    takenOut: takenOutView(order),
    ifRefused: ifRefused(order),
    isChangeable: mayBeChanged(order),
    proposal: waitingProposal(order, now),
  }
}

function linesOf({ lines, dishesDone }: OrderRecord, categories: CategoryIds): StaffLine[] {
  const ticked = new Set(dishesDone.map(({ position }) => position))
  return lines.map((line) => {
    const { menuItemId, note, minimumAge, position } = line
    const categoryId = categories.get(menuItemId) ?? null
    return { ...soldLine(line), categoryId, note, minimumAge, position, done: ticked.has(position) }
  })
}

function paymentOf(order: OrderRecord): StaffOrderView['payment'] {
  return order.payment && { id: order.payment.id, ...cashView(order, order.payment) }
}

function ageCheckOf({ ageChecks: [check] }: OrderRecord): StaffOrderView['ageCheck'] {
  return check ? { result: check.result, at: check.at, by: nameOf(check.byUser, check.byDevice) } : null
}

function backOf(order: OrderRecord, now: Date): StaffOrderView['back'] {
  const back = stepBack(order, now)
  return back && { to: back.to, until: back.kind === 'undo' ? back.of.announcedAt : null }
}

function lastStepOf(order: OrderRecord): StaffOrderView['lastStep'] {
  const last = standingHistory(order).at(-1)
  return last ? historyEntry(last, order) : null
}

function historyEntry(entry: HistoryEntry, order: Pick<OrderRecord, 'customerId'>): StaffHistoryEntry {
  return {
    status: entry.status,
    at: entry.at,
    by: nameOf(entry.byUser, entry.byDevice),
    isCorrection: entry.correction,
    isNewTime: isNewTime(entry, order),
    undone: entry.undoneAt && { at: entry.undoneAt, by: nameOf(entry.undoneBy, entry.undoneByDevice) },
    reason: entry.reason as StepReason | null,
    text: entry.text,
    promisedFor: entry.promisedFor,
  }
}

/** What a customer does is announced at once, and of that only another time has a time. */
function isNewTime(entry: HistoryEntry, { customerId }: Pick<OrderRecord, 'customerId'>): boolean {
  const { byUserId, at, announcedAt, promisedFor } = entry
  return byUserId !== null && byUserId === customerId && promisedFor !== null && announcedAt.getTime() === at.getTime()
}

export function nameOf(person: HistoryEntry['byUser'], device: HistoryEntry['byDevice']): string | null {
  if (!person) return device?.name ?? null
  const name = `${person.firstname} ${person.lastname}`
  return device ? `${name} (${device.name})` : name
}
