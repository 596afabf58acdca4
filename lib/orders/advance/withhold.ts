import type { Proposal } from '@/lib/generated/prisma/client'
import type { Tx } from '@/lib/platform/db'

/** Takes back what a step has said. False where its mail has left, or is on the wire: its sender has claimed it then. */
export async function withholdStep(tx: Tx, statusChangeId: bigint): Promise<boolean> {
  await tx.outboxMail.deleteMany({ where: { statusChangeId, sentAt: null, claimedAt: null } })
  return (await tx.outboxMail.count({ where: { statusChangeId } })) === 0
}

/**
 * An answered question is asked no more. False where its mail has left or is on the wire; if the server does not take
 * that, it is tried again for a withdrawn one alone, whose guest is told next that nothing changes.
 */
export async function withholdQuestion(
  tx: Tx,
  orderId: string,
  { answer, now }: { answer: Proposal['state']; now: Date },
): Promise<boolean> {
  const unsent = { template: 'order-proposal', sentAt: null, statusChange: { orderId } }
  const { count } = await tx.outboxMail.deleteMany({ where: { ...unsent, claimedAt: null } })
  if (answer !== 'withdrawn') await tx.outboxMail.updateMany({ where: unsent, data: { givenUpAt: now } })
  return count > 0
}
