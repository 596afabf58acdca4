import type { Staff } from '@/lib/accounts/caller'
import { shortNumber } from '@/lib/orders/order-id'
import { paymentStatusIdOf } from '@/lib/orders/payment-methods'
import { authorNames, withRefunds, withReversals } from '@/lib/orders/order'
import { paymentsWhere, type PaymentFilter } from './list-queries'
import { nameOf } from './staff-order-view'
import { db, type Prisma } from '@/lib/platform/database/db'
import { afterPosition, toPage, type Page } from '@/lib/platform/requests/pagination'
import { fromDateColumn } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { balanceOf, inCashOf, publicStatus, underWayIn } from '@/lib/orders/money/balance'
import { uncorrected } from '@/lib/orders/money/book-entries'

export async function listPayments(_staff: Staff, query: PaymentFilter): Promise<Page<PaymentView>> {
  const { limit, cursor } = query
  const rows = await db().payment.findMany({
    where: { ...paymentsWhere(query), ...(cursor && afterPosition(cursor)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: paymentRecord,
  })
  return toPage(rows, limit, paymentView)
}

export async function findPaymentOf(_staff: Staff, orderId: string): Promise<PaymentView | null> {
  const payment = await db().payment.findUnique({ where: { orderId }, include: paymentRecord })
  return payment && paymentView(payment)
}

export async function countPayBack(_staff: Staff): Promise<number> {
  return (await findPayBack()).length
}

/** What the staff have to give back in cash: not what a provider sends back by itself. */
export async function findPayBack() {
  const due = await db().payment.findMany({
    where: { status: 'refund_due' },
    orderBy: { createdAt: 'asc' },
    include: { entries: true, order: { include: { ...withReversals, attempts: withRefunds } } },
  })
  return due
    .map((payment) => ({
      ...payment,
      amountRappen: inCashOf(balanceOf(payment.order, payment.entries), underWayIn(payment.order.attempts)),
    }))
    .filter(({ amountRappen }) => amountRappen > 0)
}

export const paymentRecord = {
  order: {
    select: {
      ...{ status: true, number: true, totalRappen: true, paymentMethod: true, paymentId: true },
      ...withReversals,
      attempts: withRefunds,
    },
  },
  entries: { orderBy: { id: 'asc' }, include: authorNames },
} satisfies Prisma.PaymentInclude

export type PaymentRecord = Prisma.PaymentGetPayload<{ include: typeof paymentRecord }>

export type PaymentView = ReturnType<typeof paymentView>

export function paymentView(payment: PaymentRecord) {
  const { id, orderId, order, method, createdAt, entries } = payment
  const { status, paidRappen: _, ...balance } = balanceOf(order, entries)
  const underWayRappen = underWayIn(order.attempts)
  const collected = uncorrected(entries).findLast(({ kind }) => kind === 'collected')
  return {
    id,
    order: {
      id: orderId,
      number: order.number,
      shortNumber: shortNumber(orderId),
      status: order.status,
      isReversed: order.reversal !== null,
      isRefunded: order.refunds.length > 0,
    },
    ...balance,
    // Of what is to be paid back, what the provider sends back by itself, and what is left for the drawer.
    underWayRappen,
    inCashRappen: inCashOf(balance, underWayRappen),
    method,
    status: publicStatus(status),
    paymentId: order.paymentId,
    paymentStatusId: paymentStatusIdOf(method),
    createdAt,
    collectedAt: collected?.at ?? null,
    collectedBy: collected ? nameOf(collected.byUser, collected.byDevice) : null,
    entries: entries.map((entry) => ({
      id: String(entry.id),
      kind: entry.kind,
      method: entry.method,
      amountRappen: entry.amountRappen,
      at: entry.at,
      businessDay: fromDateColumn(entry.businessDay),
      by: nameOf(entry.byUser, entry.byDevice),
      corrects: entry.correctsId === null ? null : String(entry.correctsId),
      reason: entry.reason,
      reference: entry.reference,
    })),
  }
}

/** Of the drawer, and of this business day: an earlier day's is counted and closed. */
export function undoableEntry(
  { entries, order }: PaymentView,
  now = new Date(),
): PaymentView['entries'][number] | null {
  const corrected = new Set(entries.map(({ corrects }) => corrects))
  const last = entries.findLast(
    ({ id, kind, method }) =>
      kind !== 'corrected' && (method === 'cash' || method === 'none') && !corrected.has(id),
  )
  const isFinal = order.isReversed || order.isRefunded
  return last && !isFinal && businessDayOf(last.at) === businessDayOf(now) ? last : null
}
