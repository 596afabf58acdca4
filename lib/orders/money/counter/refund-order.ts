import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import type { OrderRefund } from '@/lib/generated/prisma/client'
import { partRefundMail, queueOrderMail, behindEarlierMails } from '@/lib/orders/mails/order-mails'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import { authorNames, type OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { storedShares, type RefundShare } from '@/lib/orders/vat'
import { recordChange } from '@/lib/platform/database/audit'
import { violated } from '@/lib/platform/database/database-error'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { findShop } from '@/lib/shop/queries'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import {
  leftByRate,
  refundable,
  refundedLines,
  sharesOfAmount,
  sharesOfLines,
  sumGross,
} from '@/lib/orders/money/refund'
import { wayBack, type Refundable, type RefundedLine } from '@/lib/orders/money/way-back'

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
  const context = { request: { ...request, id: request.id.toLowerCase() }, caller, now }
  try {
    return await withOrder(id, async (tx, order) => staffView(await refund(tx, order, context), now, tx))
  } catch (error) {
    // The same id came for two orders at once: by now it belongs to the other.
    if (violated(error) !== 'order_refund_pkey') throw error
    return refundOrder(caller, id, { request, now })
  }
}

interface RefundContext {
  request: RefundRequest
  caller: BoardCaller
  now: Date
}

async function refund(tx: Tx, order: OrderRecord, context: RefundContext): Promise<OrderRecord> {
  const { request, caller, now } = context
  const known = await tx.orderRefund.findUnique({ where: { id: request.id } })
  if (known && isSame(known, order, request)) return order
  const open = refundable(order)
  if (known || !open) {
    const code = known ? 'idempotency_conflict' : 'not_refundable'
    throw new Refusal(code, { data: await staffView(order, now, tx) })
  }
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
  return book(tx, { ...order, refunds: [...order.refunds, row] }, { ...context, ...way })
}

type Paying = RefundContext & ReturnType<typeof wayBack>

async function book(tx: Tx, order: OrderRecord, { request, caller, now, ...way }: Paying): Promise<OrderRecord> {
  const { cashRappen, onlineRappen } = way
  const shop = await findShop(tx)
  const by = authorOf(caller)
  const { byUserId, byDeviceId } = by
  const last = order.refunds.at(-1)
  const updated = await updateOrder(tx, order, { now })
  const cash = { kind: 'reversed', method: 'cash', amountRappen: -cashRappen, reason: request.reason } as const
  // What came online is due with the booking, and booked when the provider has sent it back.
  const booked = await bookEntries(tx, updated, () => (cashRappen > 0 ? [cash] : []), { by, now })
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
