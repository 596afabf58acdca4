import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { cashRounding } from '@/lib/platform/values/money'
import { grossByRate } from '@/lib/orders/chosen-option'
import { cashOnDelivery, payOnline } from '@/lib/orders/payment-methods'
import { isFinished } from '@/lib/orders/status'
import { toRow } from '@/lib/platform/database/rows'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { withoutTriggers, withOwner } from './as-owner'
import type { RandomOrder } from '../random/random-orders'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const atOnce = 500

/** What the books know of a random order. */
export function booked(order: RandomOrder, index: number) {
  const lines = order.lines.map((line, position) => {
    const options = line.options.map((option) => ({
      ...option,
      group: { de: 'Dazu', en: '' },
      name: { de: option.name },
    }))
    const priceRappen = line.baseRappen + line.options.reduce((sum, option) => sum + option.priceRappen, 0)
    return { ...line, options, position, priceRappen, totalRappen: priceRappen * line.quantity }
  })
  const deliveryFeeRappen = order.fulfilment === 'delivery' ? order.feeRappen : 0
  const subtotalRappen = lines.reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  const totalRappen = subtotalRappen + deliveryFeeRappen
  const { status, placedAt, reversedAfter } = order
  const reversedAt =
    status === 'completed' && reversedAfter !== null ? new Date(placedAt.getTime() + reversedAfter * dayMs) : null
  return {
    ...order,
    id: `ORD-20250101-${String(index).padStart(10, '0')}`,
    paymentRow: randomUUID(),
    businessDay: businessDayOf(order.placedAt),
    lines,
    deliveryFeeRappen,
    subtotalRappen,
    totalRappen,
    ...payingOf(order, totalRappen),
    acceptedAt: new Date(order.placedAt.getTime() + order.toAccept * minuteMs),
    readyAt: new Date(order.placedAt.getTime() + (order.toAccept + order.toReady) * minuteMs),
    reversedAt,
    refund: refundOf(order, lines, reversedAt),
  }
}

/** One of the first dish; null: none was paid back. */
function refundOf<Line extends { priceRappen: number }>(
  order: RandomOrder,
  [line]: readonly Line[],
  reversedAt: Date | null,
) {
  const { status, refundedAfter, placedAt, paying } = order
  if (!line || status !== 'completed' || refundedAfter === null) return null
  const at = new Date(Math.min(placedAt.getTime() + refundedAfter * dayMs, reversedAt?.getTime() ?? Infinity))
  const { priceRappen } = line
  const method = paying === 'cash' ? ('cash' as const) : ('online' as const)
  const roundingRappen = method === 'cash' ? cashRounding(priceRappen) : 0
  // Of what is rounded to nothing, nothing goes back.
  if (priceRappen + roundingRappen <= 0) return null
  return { id: randomUUID(), at, method, roundingRappen, line: { ...line, quantity: 1, totalRappen: priceRappen } }
}

export type BookedOrder = ReturnType<typeof booked>

interface Paying {
  /** Of the provider. */
  attempt: { amountRappen: number; status: 'paid' | 'authorised' } | null
  /** When it is handed over; what is online came with the order. */
  moved: { method: 'cash' | 'online'; amountRappen: number }[]
  roundingRappen: number
}

/** Each way on its own, so that no rule is used to prove itself. */
function payingOf({ paying, status, reversedAfter }: RandomOrder, totalRappen: number): Paying {
  const online = (amountRappen: number) => ({ attempt: { amountRappen, status: 'paid' } as const })
  const cash = (amountRappen: number) => ({ method: 'cash', amountRappen }) as const
  const back = (amountRappen: number) => ({ method: 'online', amountRappen: -amountRappen }) as const
  const isOver = status === 'rejected' || status === 'cancelled'
  const isPaid = status === 'completed'
  const rounding = cashRounding(totalRappen)
  // Of nothing, or what is rounded to it, nothing moves.
  const inCash = [totalRappen + rounding].filter((amount) => isPaid && amount > 0).map(cash)
  if (paying === 'cash' || totalRappen < 1000) return { attempt: null, moved: inCash, roundingRappen: rounding }
  if (!isBooked({ status, paying })) return { attempt: null, moved: [], roundingRappen: 0 }
  if (isOver) return { ...online(totalRappen), moved: [back(totalRappen)], roundingRappen: 0 }
  switch (paying) {
    case 'rest in cash': {
      const rest = cashRounding(597)
      return { ...online(totalRappen - 597), moved: isPaid ? [cash(597 + rest)] : [], roundingRappen: rest }
    }
    case 'back online':
      return { ...online(totalRappen + 403), moved: [back(403)], roundingRappen: 0 }
    case 'back in cash':
      return { ...online(totalRappen + 403), moved: [cash(-405)], roundingRappen: -2 }
    case 'held':
      if (isPaid || reversedAfter !== null) break
      return { attempt: { amountRappen: totalRappen, status: 'authorised' }, moved: [], roundingRappen: 0 }
    case 'exactly':
    case 'never':
  }
  return { ...online(totalRappen), moved: [], roundingRappen: 0 }
}

/** In a business day; what awaits its payment, or never was paid, is in none. */
export function isBooked({ status, paying }: Pick<RandomOrder, 'status' | 'paying'>): boolean {
  return status !== 'awaiting_payment' && !(status === 'cancelled' && paying === 'never')
}

/** Straight into the tables: what may be written, and in which steps, is what other tests are about. */
export function storeOrders(orders: readonly BookedOrder[]): Promise<void> {
  return withOwner(async (client) => {
    await client.query(withoutTriggers)
    for (let at = 0; at < orders.length; at += atOnce) {
      const some = orders.slice(at, at + atOnce)
      const tables = {
        orders: some.map(orderRow),
        order_line: some.flatMap(lineRows),
        payment: some.map(paymentRow),
        payment_attempt: some.flatMap(attemptRows),
        payment_entry: some.flatMap(entryRows),
        status_change: some.flatMap(stepRows),
        order_reversal: some.flatMap(reversalRows),
        order_refund: some.flatMap(refundRows),
      }
      for (const [table, rows] of Object.entries(tables)) await insert(client, table, rows)
    }
    await client.query('analyze')
  })
}

export async function insert(client: Client, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(toRow(rows[0] ?? {}))
  if (columns.length === 0) return
  await client.query(
    `insert into ${table} (${columns.join()}) select ${columns.join()} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map(toRow))],
  )
}

function orderRow({ id, status, fulfilment, postcode, placedAt, isForLater, ...order }: BookedOrder) {
  const businessDay = isBooked({ ...order, status }) ? order.businessDay : null
  const paymentMethod = businessDay && !order.attempt ? cashOnDelivery : payOnline
  const { subtotalRappen, deliveryFeeRappen, totalRappen } = order
  const person = { firstname: 'Ana', lastname: 'Muster', contactEmail: 'a@example.com', phone: '', country: 'CH' }
  return {
    ...{ id, status, fulfilment, businessDay, postcode, subtotalRappen, deliveryFeeRappen, totalRappen, ...person },
    ...{ paymentId: id, requestHash: '', language: 'de', paymentMethod, paymentStatusId: 16 },
    ...{ companyname: '', streetAddress: '', city: '', shippingPostcode: '', createdAt: placedAt },
    requestedFor: isForLater ? placedAt : null,
    number: numberOf(status),
    updatedAt: placedAt,
  }
}

/** Without triggers nothing else keeps the numbers of open orders apart. */
function numberOf(status: BookedOrder['status']): number {
  return isFinished(status) ? 100 : nextNumber++
}

let nextNumber = 100

function lineRows({ id: orderId, lines }: BookedOrder) {
  return lines.map(({ position, name, quantity, priceRappen, totalRappen, vatPerMille, options }) => ({
    ...{ orderId, position, name, quantity, priceRappen, totalRappen, vatPerMille, options, allergens: [] },
  }))
}

function paymentRow({ id: orderId, paymentRow: id, placedAt }: BookedOrder) {
  return { id, orderId, method: 'cash', createdAt: placedAt }
}

function attemptRows({ id: orderId, attempt, placedAt }: BookedOrder) {
  if (!attempt) return []
  const { amountRappen, status } = attempt
  const isOver = status === 'paid'
  const known = { provider: 'stripe', isLive: false, reference: randomUUID(), redirectUrl: '', kind: 'twint', looks: 0 }
  const ended = { chargeReference: isOver ? 'ch_1' : null, endedAt: isOver ? placedAt : null, lastFault: '' }
  return [
    { id: randomUUID(), orderId, amountRappen, status, ...known, ...ended, createdAt: placedAt, expiresAt: placedAt },
  ]
}

interface BookedEntry {
  kind: 'collected' | 'refunded' | 'reversed'
  method: 'cash' | 'online'
  amountRappen: number
  at: Date
}

/** A reversal pays all of it back, each by its way, online a day later. */
export function entriesOf({ attempt, moved, placedAt, readyAt, reversedAt, refund }: BookedOrder): BookedEntry[] {
  const came =
    attempt?.status === 'paid'
      ? [{ kind: 'collected', method: 'online', amountRappen: attempt.amountRappen, at: placedAt } as const]
      : []
  const later = moved.map(
    (entry) => ({ kind: entry.amountRappen > 0 ? 'collected' : 'refunded', ...entry, at: readyAt }) as const,
  )
  const refunded = refund ? refund.line.priceRappen + refund.roundingRappen : 0
  const back =
    refund && refunded > 0
      ? [{ kind: 'reversed', method: refund.method, amountRappen: -refunded, at: refund.at } as const]
      : []
  const before = [...came, ...later, ...back]
  if (!reversedAt) return before
  const sumOf = (way: 'cash' | 'online') =>
    before.reduce((sum, { method, amountRappen }) => sum + (method === way ? amountRappen : 0), 0)
  const cash = Math.max(sumOf('cash'), 0)
  const online = sumOf('online') + Math.min(sumOf('cash'), 0)
  const nextDay = new Date(reversedAt.getTime() + dayMs)
  return [
    ...before,
    ...(cash > 0 ? [{ kind: 'reversed', method: 'cash', amountRappen: -cash, at: reversedAt } as const] : []),
    ...(online > 0 ? [{ kind: 'reversed', method: 'online', amountRappen: -online, at: nextDay } as const] : []),
  ]
}

function entryRows(order: BookedOrder) {
  return entriesOf(order).map((entry) => ({
    ...{ ...entry, id: nextEntry++, paymentId: order.paymentRow, businessDay: businessDayOf(entry.at) },
    ...{ reference: '', reason: '' },
  }))
}

let nextEntry = 1_000_000

function stepRows({ id: orderId, status, placedAt, acceptedAt, readyAt, reason, isByCustomer }: BookedOrder) {
  const step = { orderId, reason: null as string | null, text: '', byDeviceId: null as string | null }
  const end = status === 'rejected' || status === 'cancelled'
  const way = [
    { ...step, status: 'received', at: placedAt, announcedAt: placedAt },
    ...(end || status === 'received' ? [] : [{ ...step, status: 'accepted', at: acceptedAt, announcedAt: acceptedAt }]),
    ...(['ready', 'out_for_delivery', 'completed'].includes(status)
      ? [{ ...step, status: 'ready', at: readyAt, announcedAt: readyAt }]
      : []),
  ]
  const last = {
    ...step,
    status,
    at: readyAt,
    announcedAt: readyAt,
    reason: status === 'rejected' ? reason : null,
    byDeviceId: isByCustomer ? null : aDevice,
  }
  return end ? [...way, last] : way
}

const aDevice = randomUUID()

function refundRows({ id: orderId, refund }: BookedOrder) {
  if (!refund) return []
  const { id, at, roundingRappen, line } = refund
  const { position, vatPerMille: own } = line
  const shares = [...grossByRate(line)].map(([vatPerMille, grossRappen]) => {
    return { position, quantity: vatPerMille === own ? 1 : 0, vatPerMille, grossRappen }
  })
  const row = { id, orderId, reason: 'Fehlte', amountRappen: line.priceRappen, roundingRappen, shares, at }
  return [{ ...row, businessDay: businessDayOf(at) }]
}

function reversalRows({ id: orderId, reversedAt, totalRappen }: BookedOrder) {
  if (!reversedAt) return []
  return [{ orderId, reason: 'Storno', at: reversedAt, businessDay: businessDayOf(reversedAt), totalRappen }]
}
