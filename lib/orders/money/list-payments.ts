import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { afterPosition, toPage, type Page } from '@/lib/platform/pagination'
import { paymentsWhere, type PaymentFilter } from '@/lib/orders/read/list-queries'
import { withRefunds } from '@/lib/orders/order'
import { underWayIn } from '@/lib/payments/due-refunds'
import { balanceOf, inCashOf } from './balance'
import { paymentRecord, paymentView, type PaymentView } from './payment-view'

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
    include: { entries: true, order: { include: { reversal: true, attempts: withRefunds } } },
  })
  return due
    .map((payment) => ({
      ...payment,
      amountRappen: inCashOf(balanceOf(payment.order, payment.entries), underWayIn(payment.order.attempts)),
    }))
    .filter(({ amountRappen }) => amountRappen > 0)
}
