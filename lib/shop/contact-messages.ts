import type { Admin } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { ContactMessageView, MessagesQuery } from './contact-schema'

export interface MessagePage {
  messages: ContactMessageView[]
  /** What the next page's `before` is; null: this was the last. */
  next: string | null
}

/** Newest first: the ids are version 7, so that their order is that of time. */
export async function listContactMessages(
  _admin: Admin,
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
  const messages = rows.slice(0, limit).map(viewOf)
  return { messages, next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null }
}

export async function markAnswered(
  _admin: Admin,
  id: string,
  { answered, now = new Date() }: { answered: boolean; now?: Date },
): Promise<ContactMessageView> {
  const data = { answeredAt: answered ? now : null }
  const [message] = await db().contactMessage.updateManyAndReturn({ where: { id }, data })
  if (!message) throw new Refusal('not_found')
  return viewOf(message)
}

function viewOf(row: Prisma.ContactMessageGetPayload<object>): ContactMessageView {
  return {
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    // A check in the database keeps the column to these.
    subject: row.subject as ContactMessageView['subject'],
    message: row.message,
    language: row.language,
    created_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  }
}
