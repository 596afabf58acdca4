import type { Tx } from '@/lib/platform/db'

/** Of an order that is not accepted any more nothing can be changed: the question is withdrawn. */
export async function dropProposal(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.proposal.updateMany({ where: { orderId, state: 'open' }, data: { state: 'withdrawn', answeredAt: now } })
  await withholdProposalMail(tx, orderId)
}

/** False where it has left. Its row is locked while it is being sent, and this waits for that. */
export async function withholdProposalMail(tx: Tx, orderId: string): Promise<boolean> {
  const { count } = await tx.outboxMail.deleteMany({
    where: { template: 'order-proposal', sentAt: null, statusChange: { orderId } },
  })
  return count > 0
}
