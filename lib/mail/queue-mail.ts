import type { Mail } from '@/emails/mail'
import type { Tx } from '@/lib/platform/db'

interface Delivery {
  /** It can be withheld until then. */
  notBefore?: Date
  /** The step of an order that it tells of. */
  statusChangeId?: bigint
}

/** Puts a mail into the outbox: it is sent if, and only if, the transaction commits. */
export async function queueMail(tx: Tx, mail: Mail, { notBefore, statusChangeId }: Delivery = {}): Promise<void> {
  const data = {
    ...outboxRow(mail),
    ...(notBefore && { nextTryAt: notBefore }),
    ...(statusChangeId && { statusChangeId }),
  }
  await tx.outboxMail.create({ data, select: { id: true } })
}

/** For a verb that writes its rows with SQL of its own; the outbox fills in the rest. */
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
