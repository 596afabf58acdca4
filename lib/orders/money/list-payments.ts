import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { afterPosition, toPage, type Page } from '@/lib/platform/pagination'
import { paymentsWhere, type PaymentFilter } from '@/lib/orders/read/list-queries'
import { stillToPayBack } from '@/lib/payments/unsettled'
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

/** Without what goes back by itself. */
export function countPayBack(_staff: Staff): Promise<number> {
  return db().payment.count({ where: { order: stillToPayBack } })
}
