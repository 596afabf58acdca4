import { db } from '@/lib/platform/db'

export interface TermsOfOrder {
  id: number
  updatedOn: Date
}

/** The terms that an order was placed under; null where they were not yet kept then. Anybody may read them. */
export async function findTermsOf(orderId: string): Promise<TermsOfOrder | null> {
  const select = { terms: { select: { id: true, updatedOn: true } } } as const
  const order = await db().order.findUnique({ where: { id: orderId }, select })
  return order?.terms ?? null
}
