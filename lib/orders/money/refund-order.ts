import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import type { OrderRefund } from '@/lib/generated/prisma/client'
import { partRefundMail, queueOrderMail, behindEarlierMails } from '@/lib/orders/order-mails'
import { authorNames, type OrderRecord } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { storedShares, type RefundShare } from '@/lib/orders/vat'
import { recordChange } from '@/lib/platform/audit'
import { violated } from '@/lib/platform/database-error'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { bookEntries } from './book-entries'
import { giveReceipt } from './receipt'
import { leftByRate, refundable, refundedLines, sharesOfAmount, sharesOfLines, sumGross } from './refund'
import { wayBack, type Refundable, type RefundedLine } from './way-back'

export interface RefundRequest {
  /** Made by the client: the same refund sent again is one refund. */
  id: string
  /** Either these or an amount. */
  lines?: RefundedLine[] | undefined
  amountRappen?: number | undefined
  reason: string
}

/** Pays a part of a sale back, the way it came; the order, its day and its receipts stay as they were. */
export async function refundOrder(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: RefundRequest; now?: Date },
): Promise<StaffOrderView> {
  const shop = await currentShop()
  const asked = { ...request, id: request.id.toLowerCase() }
  const { order, refused } = await refundOnce(id, { request: asked, caller, shop, now })
  const current = await staffView(order, now)
  if (refused) throw new Refusal(refused, { data: current })
  return current
}

interface RefundContext {
  request: RefundRequest
  caller: BoardCaller
  shop: Shop
  now: Date
}

interface Outcome {
  order: OrderRecord
  refused?: 'idempotency_conflict' | 'not_refundable'
}

async function refundOnce(id: string, context: RefundContext): Promise<Outcome> {
  try {
    return await transaction((tx) => withOrder(tx, id, (order) => refund(tx, order, context)))
  } catch (error) {
    // The same id came for two orders at once: by now it belongs to the other.
    if (violated(error) !== 'order_refund_pkey') throw error
    return refundOnce(id, context)
  }
}

/** Locked, then read: what is done is done to the order as it is. */
async function withOrder<T>(tx: Tx, id: string, act: (order: OrderRecord) => Promise<T>): Promise<T> {
  await tx.$queryRaw`select 1 from orders where id = ${id} for update`
  const order = await findWholeOrder(id, tx)
  if (!order) throw new Refusal('not_found')
  return act(order)
}

async function refund(tx: Tx, order: OrderRecord, context: RefundContext): Promise<Outcome> {
  const { request, caller, now } = context
  const known = await tx.orderRefund.findUnique({ where: { id: request.id } })
  if (known) return isSame(known, order, request) ? { order } : { order, refused: 'idempotency_conflict' }
  const open = refundable(order)
  if (!open) return { order, refused: 'not_refundable' }
  const shares = sharesOf(order, open, request)
  const amountRappen = sumGross(shares)
  const way = wayBack(open, amountRappen)
  const roundingRappen = way.cashRappen + way.onlineRappen - amountRappen
  if (amountRappen + roundingRappen <= 0) throw outOfRange(request.lines ? 'lines' : 'amount')
  const { byUserId, byDeviceId } = authorOf(caller)
  const at = { at: now, businessDay: new Date(businessDayOf(now)) }
  const row = await tx.orderRefund.create({
    data: {
      ...{ id: request.id, orderId: order.id, reason: request.reason, amountRappen, roundingRappen, ...at },
      ...{ shares: shares.map((share) => ({ ...share })), byUserId, byDeviceId },
    },
    include: authorNames,
  })
  return { order: await write(tx, { ...order, refunds: [...order.refunds, row] }, { ...context, ...way }) }
}

type Paying = RefundContext & ReturnType<typeof wayBack>

async function write(tx: Tx, order: OrderRecord, { request, caller, shop, now, ...way }: Paying): Promise<OrderRecord> {
  const { cashRappen, onlineRappen } = way
  const by = authorOf(caller)
  const { byUserId, byDeviceId } = by
  const last = order.refunds.at(-1)
  // Boards and the guest's page hear of it.
  await tx.order.update({ where: { id: order.id }, data: { updatedAt: now }, select: { id: true } })
  const cash = { kind: 'reversed', method: 'cash', amountRappen: -cashRappen, reason: request.reason } as const
  // What came online is due with the booking, and booked when the provider has sent it back.
  const booked = await bookEntries(tx, { ...order, updatedAt: now }, () => (cashRappen > 0 ? [cash] : []), { by, now })
  const lines = refundedLines(order, last).map(({ quantity, name }) => `${quantity} × ${name}`)
  const after = { amountRappen: last?.amountRappen, cashRappen, onlineRappen, ...(lines.length > 0 && { lines }) }
  const change = { byUserId, byDeviceId, subject: 'order_refund', subjectId: order.id }
  await recordChange(tx, { ...change, before: null, after })
  const compose = (context: Parameters<typeof partRefundMail>[2]) => partRefundMail(booked, way, context)
  await queueOrderMail(tx, booked, { shop, compose, ...behindEarlierMails(booked) })
  await giveReceipt(tx, booked, { shop, now })
  return booked
}

function isSame(known: OrderRefund, { id }: OrderRecord, { lines = [], amountRappen, reason }: RefundRequest): boolean {
  const pieces = storedShares(known).filter(({ quantity }) => quantity > 0)
  const isOfLines =
    pieces.length === lines.length &&
    lines.every((line) =>
      pieces.some(({ position, quantity }) => position === line.position && quantity === line.quantity),
    )
  const isOfAmount = amountRappen === undefined ? lines.length > 0 : amountRappen === known.amountRappen
  return known.orderId === id && known.reason === reason && isOfLines && isOfAmount
}

/** Throws invalid_fields where more is asked for than is left. */
function sharesOf(order: OrderRecord, open: Refundable, { lines, amountRappen = 0 }: RefundRequest): RefundShare[] {
  if (!lines) {
    if (amountRappen > open.amountRappen) throw outOfRange('amount')
    return sharesOfAmount(order, amountRappen)
  }
  lines.forEach(({ position, quantity }, index) => {
    const left = open.lines.find((line) => line.position === position)
    if (!left) throw new Refusal('invalid_fields', { fields: { [`lines.${index}.position`]: 'invalid' } })
    if (quantity > left.quantity) throw outOfRange(`lines.${index}.quantity`)
  })
  const shares = sharesOfLines(order, lines)
  // Of what an amount was paid back for already, the whole price is not left.
  const left = leftByRate({ ...order, refunds: [...order.refunds, { shares }] })
  if ([...left.values()].some((gross) => gross < 0)) throw outOfRange('lines')
  return shares
}

function outOfRange(field: string): Refusal {
  return new Refusal('invalid_fields', { fields: { [field]: 'out_of_range' } })
}
