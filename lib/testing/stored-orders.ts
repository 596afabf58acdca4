import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { cashRounding } from '@/lib/platform/money'
import { isFinished } from '@/lib/orders/status'
import { toRow } from '@/lib/platform/rows'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type { RandomOrder } from './random-orders'

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
  const isReversed = order.status === 'completed' && order.reversedAfter !== null
  return {
    ...order,
    id: `ORD-20270101-${String(index).padStart(10, '0')}`,
    businessDay: businessDayOf(order.placedAt),
    lines,
    deliveryFeeRappen,
    subtotalRappen,
    totalRappen,
    roundingRappen: cashRounding(totalRappen),
    acceptedAt: new Date(order.placedAt.getTime() + order.toAccept * minuteMs),
    readyAt: new Date(order.placedAt.getTime() + (order.toAccept + order.toReady) * minuteMs),
    reversedAt: isReversed ? new Date(order.placedAt.getTime() + (order.reversedAfter ?? 0) * dayMs) : null,
  }
}

export type BookedOrder = ReturnType<typeof booked>

/** Straight into the tables: what may be written, and in which steps, is what other tests are about. */
export async function storeOrders(orders: readonly BookedOrder[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_ADMIN_URL })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (let at = 0; at < orders.length; at += atOnce) {
    const some = orders.slice(at, at + atOnce)
    const tables = {
      orders: some.map(orderRow),
      order_line: some.flatMap(lineRows),
      payment: some.map(paymentRow),
      status_change: some.flatMap(stepRows),
      order_reversal: some.flatMap(reversalRows),
    }
    for (const [table, rows] of Object.entries(tables)) await insert(client, table, rows)
  }
  await client.query('analyze')
  await client.end()
}

async function insert(client: pg.Client, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(toRow(rows[0] ?? {}))
  if (columns.length === 0) return
  await client.query(
    `insert into ${table} (${columns.join()}) select ${columns.join()} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map(toRow))],
  )
}

function orderRow({ id, status, fulfilment, businessDay, postcode, placedAt, isForLater, ...order }: BookedOrder) {
  const { subtotalRappen, deliveryFeeRappen, totalRappen } = order
  const person = { firstname: 'Ana', lastname: 'Muster', contactEmail: 'a@example.com', phone: '', country: 'CH' }
  return {
    ...{ id, status, fulfilment, businessDay, postcode, subtotalRappen, deliveryFeeRappen, totalRappen, ...person },
    ...{ paymentId: id, requestHash: '', language: 'de', paymentMethod: 'Cash on Delivery', paymentStatusId: 16 },
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

function paymentRow({ id: orderId, placedAt }: BookedOrder) {
  return { id: randomUUID(), orderId, method: 'cash', createdAt: placedAt }
}

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

function reversalRows({ id: orderId, reversedAt, totalRappen }: BookedOrder) {
  if (!reversedAt) return []
  return [{ orderId, reason: 'Storno', at: reversedAt, businessDay: businessDayOf(reversedAt), totalRappen }]
}
