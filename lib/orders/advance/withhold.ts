import type { Proposal } from '@/lib/generated/prisma/client'
import type { Tx } from '@/lib/platform/database/db'

/**
 * Takes back what a step has set going. False, and all of it stays, where its mail or money has left: what a sender has
 * claimed counts as left, because it may be on the wire.
 */
export async function withholdStep(tx: Tx, statusChangeId: bigint): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ hasLeft: boolean }[]>`
    with mails as (
      select sent_at is not null or claimed_at is not null as has_left
      from outbox_mail where status_change_id = ${statusChangeId} for update
    ), refunds as (
      select tries > 0 and status <> 'failed' as has_left
      from refund where status_change_id = ${statusChangeId} for update
    )
    select coalesce(bool_or(has_left), false) as "hasLeft" from (table mails union all table refunds) claims`
  if (found?.hasLeft) return false
  await tx.outboxMail.deleteMany({ where: { statusChangeId } })
  return true
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
