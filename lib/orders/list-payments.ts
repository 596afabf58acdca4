import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/db'
import type { PaymentView } from './answers'
import { behind, pageOf, type Page } from './cursor'
import type { PaymentListQuery } from './list-queries'
import { paymentRecord, paymentView } from './payment-view'

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
  return pageOf(rows, limit, paymentView)
}
