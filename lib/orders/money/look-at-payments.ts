import type { Tx } from '@/lib/platform/database/db'

/** What is not over at the provider is asked after at that moment: a step of the order decides what becomes of it. */
export async function lookAtPayments(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { orderId, status: { in: ['open', 'authorised'] } },
    data: { nextLookAt: at },
  })
}

const firstLooks = [1, 1, 2, 2, 5, 5, 10]
const laterLook = 60

/** When to ask again: soon at first, for a day each hour, and then no more without the staff. */
export function nextLookAt(looks: number, now: Date): Date | null {
  const mostLooks = firstLooks.length + 24
  if (looks > mostLooks) return null
  return new Date(now.getTime() + (firstLooks[looks] ?? laterLook) * 60_000)
}
