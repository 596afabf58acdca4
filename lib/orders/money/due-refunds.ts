import { randomUUID } from 'node:crypto'
import type { Refund, PaymentAttempt } from '@/lib/generated/prisma/client'
import { databaseTime } from '@/lib/platform/database/database-time'
import type { Tx } from '@/lib/platform/database/db'
import { undoMs } from '@/lib/orders/status'

interface Paid extends Pick<PaymentAttempt, 'id' | 'amountRappen'> {
  refunds: Pick<Refund, 'id' | 'amountRappen' | 'status' | 'tries'>[]
}

export interface RefundsOf {
  /** Came online for the order, and is not owed any more. */
  toPayBackRappen: number
  /** The step that makes it due; null: none, as with money that came too late. */
  statusChangeId: bigint | null
  now: Date
}

/**
 * Writes what is to go back, in the transaction that makes it due. Nothing leaves before the step can no longer be
 * undone; undone until then, it is due no more.
 */
export async function dueRefunds(
  tx: Tx,
  orderId: string,
  { toPayBackRappen, statusChangeId, now }: RefundsOf,
): Promise<void> {
  const paid = await tx.paymentAttempt.findMany({
    where: { orderId, status: 'paid' },
    include: { refunds: { where: { status: { not: 'failed' } }, orderBy: { createdAt: 'desc' } } },
    orderBy: { createdAt: 'desc' },
  })
  const { ends, begins } = planRefunds(paid, toPayBackRappen)
  await tx.refund.deleteMany({ where: { id: { in: ends }, status: 'due', tries: 0 } })
  if (begins.length === 0) return
  const nextTryAt = await databaseTime(tx, new Date(now.getTime() + undoMs))
  for (const refund of begins)
    await tx.refund.create({ data: { ...refund, id: randomUUID(), statusChangeId, createdAt: now, nextTryAt } })
}

interface Plan {
  /** Ids of what is not due any more. */
  ends: string[]
  begins: { attemptId: string; amountRappen: number }[]
}

/** What is on its way counts; what has not left yet is taken back first. The latest payment is paid back first. */
export function planRefunds(paid: readonly Paid[], toPayBackRappen: number): Plan {
  const waiting = paid.flatMap(({ refunds }) => refunds).filter(({ status }) => status !== 'done')
  let missing = toPayBackRappen - sum(waiting)
  const ends: string[] = []
  for (const { id, amountRappen, status, tries } of waiting) {
    if (missing >= 0) break
    if (status !== 'due' || tries > 0) continue
    ends.push(id)
    missing += amountRappen
  }
  const begins: Plan['begins'] = []
  for (const { id: attemptId, amountRappen, refunds } of paid) {
    const left = amountRappen - sum(refunds.filter(({ id }) => !ends.includes(id)))
    const amount = Math.min(left, missing)
    if (amount <= 0) continue
    begins.push({ attemptId, amountRappen: amount })
    missing -= amount
  }
  return { ends, begins }
}

function sum(refunds: readonly Pick<Refund, 'amountRappen'>[]): number {
  return refunds.reduce((total, { amountRappen }) => total + amountRappen, 0)
}
