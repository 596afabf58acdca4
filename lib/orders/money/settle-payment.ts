import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import type { OrderRecord } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { SettledStatus } from '@/lib/orders/schema'
import { balanceOf, inCashOf, paidBackAs, underWayIn } from './balance'
import { bookEntries, collecting, correctionOf, uncorrected } from './book-entries'
import { giveReceipt } from './receipt'
import { paymentRecord, paymentView, type PaymentView } from './list-payments'

interface Settling {
  status: SettledStatus
  correction?: boolean
  reason?: string | undefined
  now?: Date
}

/**
 * At the drawer. A correction takes the business day's last row of it back. Refused where nothing is to settle, where
 * the provider sends the money back already, where an order awaits its payment online, or an ID check lacks.
 */
export async function settlePayment(
  caller: BoardCaller,
  id: string,
  { now = new Date(), ...settling }: Settling,
): Promise<PaymentView> {
  const [payment, shop] = await Promise.all([db().payment.findUnique({ where: { id } }), currentShop()])
  if (!payment) throw new Refusal('not_found')
  const isSettled = await transaction((tx) => settle(tx, payment.orderId, { ...settling, caller, shop, now }))
  const current = await findView(id)
  if (!isSettled) throw new Refusal('payment_not_open', { data: current })
  return current
}

async function findView(id: string): Promise<PaymentView> {
  return paymentView(await db().payment.findUniqueOrThrow({ where: { id }, include: paymentRecord }))
}

interface Settlement extends Omit<Settling, 'now'> {
  caller: BoardCaller
  shop: Shop
  now: Date
}

async function settle(tx: Tx, orderId: string, settlement: Settlement): Promise<boolean> {
  const { caller, shop, now, status } = settlement
  // First the order, as every step does, so that the two cannot deadlock; it also notifies open boards.
  await tx.order.update({ where: { id: orderId }, data: { updatedAt: now }, select: { id: true } })
  const order = await findWholeOrder(orderId, tx)
  if (!order?.payment || order.status === 'awaiting_payment') return false
  if (order.reversal && status !== 'refunded') return false
  if (status === 'collected' && (await lacksAgeCheck(tx, orderId)))
    throw new Refusal('age_check_missing', { data: await findView(order.payment.id) })
  // It would go back twice.
  if (status === 'refunded' && underWayIn(order.attempts) > 0) return false
  const by = authorOf(caller)
  const [entry] = entriesOf(order, order.payment, settlement)
  if (!entry) return false
  const booked = await bookEntries(tx, order, () => [entry], { by, now })
  const { byUserId, byDeviceId } = by
  const change = { before: { status: order.payment.status }, after: { status: booked.payment?.status } }
  await recordChange(tx, { byUserId, byDeviceId, subject: 'payment', subjectId: order.payment.id, ...change })
  await giveReceipt(tx, booked, { shop, now })
  return true
}

type NewEntries = ReturnType<ReturnType<typeof collecting>>

function entriesOf(
  order: OrderRecord,
  payment: NonNullable<OrderRecord['payment']>,
  { status, correction = false, reason = '', now }: Settlement,
): NewEntries {
  // What was paid back in part stays, and what was taken before it.
  if (correction) return status === 'pending' && order.refunds.length === 0 ? lastOfDay(payment, now) : []
  const balance = balanceOf(order, payment.entries)
  const { toCollectRappen } = balance
  if (status === 'collected') return collecting(order)(payment)
  if (status === 'void' && toCollectRappen > 0)
    return [{ kind: 'written_off', method: 'none', amountRappen: toCollectRappen, reason }]
  const inCashRappen = inCashOf(balance, underWayIn(order.attempts))
  if (status === 'refunded' && inCashRappen > 0)
    return [
      {
        kind: paidBackAs(order, payment.entries, { amountRappen: inCashRappen, since: now }),
        ...{ method: 'cash', amountRappen: -inCashRappen, reason },
      },
    ]
  return []
}

function lastOfDay({ entries }: NonNullable<OrderRecord['payment']>, now: Date): NewEntries {
  const last = uncorrected(entries).findLast(({ method }) => method !== 'online')
  return last && businessDayOf(last.at) === businessDayOf(now) ? [correctionOf(last)] : []
}

/** PostgreSQL holds this rule; asked first so that the refusal has a text. */
async function lacksAgeCheck(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ lacks: boolean }[]>`select lacks_age_check(${orderId}) as lacks`
  return row?.lacks ?? false
}
