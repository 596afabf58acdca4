import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/db'
import type { PaymentView } from './answers'
import { behind, pageOf, type Page, type Position } from './cursor'
import { paymentRecord, paymentView } from './payment-view'
import type { PaymentStatus } from './schema'

export interface PaymentListQuery {
  limit: number
  after?: Position | undefined
  status?: PaymentStatus | undefined
}

export async function listPayments(
  _staff: Staff,
  { limit, after, status }: PaymentListQuery,
): Promise<Page<PaymentView>> {
  const rows = await db().payment.findMany({
    where: { status, ...(after && behind(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    include: paymentRecord,
  })
  return pageOf(rows, limit, paymentView)
}
