import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { behind, toPage, type Page } from '@/lib/platform/pagination'
import type { PaymentListQuery } from '@/lib/orders/read/list-queries'
import { paymentRecord, paymentView, type PaymentView } from './payment-view'

export async function listPayments(
  _staff: Staff,
  { limit, cursor, status }: PaymentListQuery,
): Promise<Page<PaymentView>> {
  const rows = await db().payment.findMany({
    where: { status, ...(cursor && behind(cursor)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: paymentRecord,
  })
  return toPage(rows, limit, paymentView)
}
