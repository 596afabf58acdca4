import { db, type Tx } from '@/lib/platform/database/db'
import {
  changedLines,
  linesInWords,
  minimumAgeIn,
  restrictedLines,
  takenOutView,
  withLines,
  type TakenOutLine,
} from '@/lib/orders/lines'
import { standingHistory, stepBack } from './history'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import { shortNumber } from '@/lib/orders/order-id'
import { storedCourier, storedFees } from '@/lib/orders/outside'
import { cashView, personal, soldLine } from './order-view'
import { balanceOf } from '@/lib/orders/money/balance'
import { refundable, refundedLines } from '@/lib/orders/money/refund'
import { waitingProposal } from './proposal-view'
import { mayBeChanged, nextStatuses, type StepReason } from '@/lib/orders/status'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'

export type StaffOrderView = ReturnType<typeof viewOf>

/** With a reader as its transaction sees it. */
export async function staffView(order: OrderRecord, now: Date, reader?: Reader): Promise<StaffOrderView> {
  const select = { skipsPreparing: true } as const
  const shop = await (reader ? reader.shop.findUniqueOrThrow({ where: { id: 1 }, select }) : currentShop())
  return viewOf(order, { categories: await findCategories([order], reader), shop, now })
}

export async function staffViews(orders: readonly OrderRecord[], now: Date): Promise<StaffOrderView[]> {
  const [categories, shop] = await Promise.all([findCategories(orders), currentShop()])
  return orders.map((order) => viewOf(order, { categories, shop, now }))
}

type Reader = Pick<Tx, 'menuItem' | 'shop'>

type CategoryIds = ReadonlyMap<string | null, string>

/** Asked for all orders at once: a board shows many. */
async function findCategories(
  orders: readonly OrderRecord[],
  reader: Pick<Reader, 'menuItem'> = db(),
): Promise<CategoryIds> {
  const ids = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ menuItemId }) => menuItemId ?? [])))
  const where = { id: { in: [...ids] } }
  const items = await reader.menuItem.findMany({ where, select: { id: true, categoryId: true } })
  return new Map(items.map(({ id, categoryId }) => [id, categoryId]))
}

interface Around {
  categories: CategoryIds
  shop: Pick<Shop, 'skipsPreparing'>
  now: Date
}

function viewOf(order: OrderRecord, { categories, shop, now }: Around) {
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
    linesVersion: order.linesVersion,
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    quotedFor: order.quotedFor,
    promisedFor: order.promisedFor,
    next: nextStatuses(order.status, order.fulfilment, shop),
    back: backOf(order, now),
    cancellationUnseen: order.cancellationUnseen,
    ...personal(order),
    language: order.language,
    alarmedAt: order.alarmedAt,
    subtotalRappen: order.subtotalRappen,
    deliveryFeeRappen: order.deliveryFeeRappen,
    payment: paymentOf(order),
    isReversed: order.reversal !== null,
    refunds: order.refunds.map((refund) => refundView(order, refund)),
    refundable: refundable(order),
    lastStep: lastStepOf(order),
    history: order.history.map((entry) => historyEntry(entry, order)),
    isTest: order.isTest,
    byPhone: order.byPhone,
    source: order.source,
    externalId: order.externalId,
    courier: storedCourier(order),
    fees: storedFees(order),
    minimumAge: minimumAgeIn(order.lines),
    ageCheck: ageCheckOf(order),
    takenOut: takenOutView(order),
    ifRefused: ifRefused(order),
    isChangeable: mayBeChanged(order),
    proposal: waitingProposal(order, now),
  }
}

function linesOf({ lines, dishesDone }: OrderRecord, categories: CategoryIds) {
  const ticked = new Set(dishesDone.map(({ position }) => position))
  return lines.map((line) => {
    const { menuItemId, note, minimumAge, position } = line
    const categoryId = categories.get(menuItemId) ?? null
    return { ...soldLine(line), categoryId, note, minimumAge, position, done: ticked.has(position) }
  })
}

function paymentOf(order: OrderRecord) {
  return order.payment && { id: order.payment.id, ...cashView(order, order.payment) }
}

function refundView(order: OrderRecord, refund: OrderRecord['refunds'][number]) {
  const { id, at, reason, amountRappen, roundingRappen } = refund
  const lines = refundedLines(order, refund).map(({ position, quantity }) => ({ position, quantity }))
  return { id, at, reason, amountRappen, roundingRappen, by: nameOf(refund.byUser, refund.byDevice), lines }
}

function ageCheckOf({ ageChecks: [check] }: OrderRecord) {
  return check ? { result: check.result, at: check.at, by: nameOf(check.byUser, check.byDevice) } : null
}

interface IfRefused {
  takenOut: TakenOutLine[]
  amountRappen: number
  toPayBackRappen: number
}

/** Null where no ID is asked for. */
function ifRefused(order: OrderRecord): IfRefused | null {
  if (minimumAgeIn(order.lines) === 0) return null
  const change = restrictedLines(order.lines)
  const left = changedLines(order.lines, change)
  const isGone = left.length === 0
  const { amountRappen, toPayBackRappen } = balanceOf(
    isGone ? { ...order, status: 'rejected' } : withLines(order, left),
    order.payment?.entries ?? [],
  )
  return { takenOut: linesInWords(change), amountRappen: isGone ? 0 : amountRappen, toPayBackRappen }
}

function backOf(order: OrderRecord, now: Date) {
  const back = stepBack(order, now)
  return back && { to: back.to, until: back.kind === 'undo' ? back.of.announcedAt : null }
}

function lastStepOf(order: OrderRecord) {
  const last = standingHistory(order).at(-1)
  return last ? historyEntry(last, order) : null
}

function historyEntry(entry: HistoryEntry, order: Pick<OrderRecord, 'customerId'>) {
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
