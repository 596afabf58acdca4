import type { Mail } from '@/emails/mail'
import { databaseTime } from '@/lib/platform/database/database-time'
import type { Tx } from '@/lib/platform/database/db'

interface Delivery {
  notBefore?: Date
  statusChangeId?: bigint
}

/** Sent if, and only if, the transaction commits. */
export async function queueMail(tx: Tx, mail: Mail, { notBefore, statusChangeId }: Delivery = {}): Promise<void> {
  const data = {
    ...outboxRow(mail),
    ...(notBefore && { nextTryAt: await databaseTime(tx, notBefore) }),
    ...(statusChangeId && { statusChangeId }),
  }
  await tx.outboxMail.create({ data, select: { id: true } })
}

export function outboxRow({ template, to, replyTo, subject, text, html, expiresAt }: Mail) {
  return {
    template,
    toAddress: to.address,
    toName: to.name,
    replyTo: replyTo ?? '',
    subject,
    text,
    html,
    expiresAt: expiresAt ?? null,
  }
}
