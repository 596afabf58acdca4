import type { Tx } from '@/lib/platform/db'

/** What is not over at the provider is asked after at that moment: a step of the order decides what becomes of it. */
export async function lookAtPayments(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { orderId, status: { in: ['open', 'authorised'] } },
    data: { nextLookAt: at },
  })
}
