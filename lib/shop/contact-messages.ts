import type { Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { db, pool, transaction, type Prisma, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { ContactSubject, MessagesQuery } from './contact-schema'

type Row = Prisma.ContactMessageGetPayload<object>
export type ContactMessage = Row & { subject: ContactSubject }

export interface MessagePage {
  messages: ContactMessage[]
  /** What the next page's `before` is; null: this was the last. */
  next: string | null
}

/** Newest first: the ids are version 7, so that their order is that of time. */
export async function listContactMessages(
  _manager: Manager,
  { limit = 50, before, answered }: MessagesQuery,
): Promise<MessagePage> {
  const rows = await db().contactMessage.findMany({
    where: {
      ...(before && { id: { lt: before } }),
      ...(answered !== undefined && { answeredAt: answered ? { not: null } : null }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const messages = rows.slice(0, limit).map(fromRow)
  return { messages, next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null }
}

const mostOfOne = 20

/** What came from one address, in any case, newest first. */
export async function listMessagesFrom(_manager: Manager, email: string): Promise<ContactMessage[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from contact_message where lower(email) = lower($1) order by id desc limit ${mostOfOne}`,
    [email],
  )
  const ids = rows.map(({ id }) => id)
  return (await db().contactMessage.findMany({ where: { id: { in: ids } }, orderBy: { id: 'desc' } })).map(fromRow)
}

export async function markAnswered(
  manager: Manager,
  id: string,
  { answered, now = new Date() }: { answered: boolean; now?: Date },
): Promise<ContactMessage> {
  return transaction(async (tx) => {
    const where = { id, answeredAt: answered ? null : { not: null } }
    const data = { answeredAt: answered ? now : null }
    const [changed] = await tx.contactMessage.updateManyAndReturn({ where, data })
    const message = changed ?? (await tx.contactMessage.findUnique({ where: { id } }))
    if (!message) throw new Refusal('not_found')
    const change = { before: { answered: changed ? !answered : answered }, after: { answered } }
    await recordChange(tx, { byUserId: manager.userId, subject: 'contact_message', subjectId: id, ...change })
    return fromRow(message)
  })
}

// A check in the database keeps the column to these subjects.
function fromRow(row: Row): ContactMessage {
  return { ...row, subject: row.subject as ContactSubject }
}

/** What was written through the contact form under this address, and the mails that told the shop of it. */
export async function eraseMessagesOf(tx: Tx, { email }: { email: string }): Promise<void> {
  await tx.$executeRaw`delete from contact_message where lower(email) = lower(${email})`
  await tx.$executeRaw`delete from outbox_mail where lower(reply_to) = lower(${email})`
}
