import type { Letter } from '@/emails/letter'
import type { Tx } from '../db'

/** Puts a letter into the outbox: it leaves if, and only if, the transaction commits. */
export async function post(tx: Tx, letter: Letter): Promise<void> {
  await tx.outboxMail.create({ data: outboxRow(letter), select: { id: true } })
}

/** For a verb that writes its rows with SQL of its own; the outbox fills in the rest. */
export function outboxRow({ letter, to, replyTo, subject, text, html, expiresAt }: Letter) {
  return {
    letter,
    toAddress: to.address,
    toName: to.name,
    replyTo: replyTo ?? '',
    subject,
    text,
    html,
    expiresAt: expiresAt ?? null,
  }
}
