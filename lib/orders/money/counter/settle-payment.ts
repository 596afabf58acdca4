import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { db, type Tx } from '@/lib/platform/database/db'
import { found, Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { findShop } from '@/lib/shop/queries'
import type { OrderRecord } from '@/lib/orders/order'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import type { SettledStatus } from '@/lib/orders/schema'
import { balanceOf, inCashOf, paidBackAs, underWayIn } from '@/lib/orders/money/balance'
import { bookEntries, collecting, correctionOf, uncorrected } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { paymentRecord, paymentView, type PaymentView } from '@/lib/orders/read/list-payments'

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
  const payment = found(await db().payment.findUnique({ where: { id }, select: { orderId: true } }))
  const refused = await withOrder(payment.orderId, (tx, order) => settle(tx, order, { ...settling, caller, now }))
  const current = await findView(id)
  if (refused) throw new Refusal(refused, { data: current })
  return current
}

async function findView(id: string): Promise<PaymentView> {
  return paymentView(await db().payment.findUniqueOrThrow({ where: { id }, include: paymentRecord }))
}

interface Settlement extends Omit<Settling, 'now'> {
  caller: BoardCaller
  now: Date
}

/** Null where it is settled. */
async function settle(tx: Tx, order: OrderRecord, settlement: Settlement): Promise<RefusalCode | null> {
  const { caller, now, status } = settlement
  if (!order.payment || order.status === 'awaiting_payment') return 'payment_not_open'
  if (order.reversal && status !== 'refunded') return 'payment_not_open'
  if (status === 'collected' && (await lacksAgeCheck(tx, order.id))) return 'age_check_missing'
  // It would go back twice.
  if (status === 'refunded' && underWayIn(order.attempts) > 0) return 'payment_not_open'
  const by = authorOf(caller)
  const [entry] = entriesOf(order, order.payment, settlement)
  if (!entry) return 'payment_not_open'
  const booked = await bookEntries(tx, await updateOrder(tx, order, { now }), () => [entry], { by, now })
  const { byUserId, byDeviceId } = by
  const change = { before: { status: order.payment.status }, after: { status: booked.payment?.status } }
  await recordChange(tx, { byUserId, byDeviceId, subject: 'payment', subjectId: order.payment.id, ...change })
  await giveReceipt(tx, booked, { shop: await findShop(tx), now })
  return null
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
  const last = uncorrected(entries).findLast(({ method }) => method === 'cash' || method === 'none')
  return last && businessDayOf(last.at) === businessDayOf(now) ? [correctionOf(last)] : []
}

/** PostgreSQL holds this rule; asked first so that the refusal has a text. */
async function lacksAgeCheck(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ lacks: boolean }[]>`select lacks_age_check(${orderId}) as lacks`
  return row?.lacks ?? false
}
