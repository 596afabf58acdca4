import { contactMessageMail } from '@/emails/contact-message'
import type { Manager } from '@/lib/accounts/caller'
import { knownLanguage, type Language } from '@/lib/i18n/language'
import { queueMail } from '@/lib/mail/queue-mail'
import { findShopDetails } from '@/lib/mail/shop-details'
import { recordChange } from '@/lib/platform/database/audit'
import { db, transaction, type Prisma, type Tx } from '@/lib/platform/database/db'
import { inAnyCase } from '@/lib/platform/values/folded'
import type { Page } from '@/lib/platform/requests/pagination'
import { Refusal } from '@/lib/platform/refusal'
import type { ContactSubject, MessagesQuery } from './contact-schema'
import { findShop } from '../queries'

export interface ContactForm {
  fullName: string
  email: string
  subject: ContactSubject
  message: string
  website?: unknown
}

export async function sendContactMessage(form: ContactForm, { language }: { language: Language }): Promise<void> {
  const { fullName, email, subject, message, website } = form
  // Browsers and managers of passwords fill it in for people, so that it is no reason to lose what they wrote.
  const isSuspected = Boolean(website)
  await transaction(async (tx) => {
    await tx.contactMessage.create({ data: { fullName, email, subject, message, language, isSuspected } })
    const shopDetails = await findShopDetails(tx)
    if (!shopDetails.email) return
    const { mailLanguage } = await findShop(tx)
    const reader = { shopDetails, language: knownLanguage(mailLanguage) }
    await queueMail(tx, contactMessageMail(reader, { fullName, email, subject, message, isSuspected }))
  })
}

type Row = Prisma.ContactMessageGetPayload<object>
export type ContactMessage = Row & { subject: ContactSubject }

/** Newest first: ids are UUIDs version 7, in the order of time. */
export async function listContactMessages(
  _manager: Manager,
  { limit = 50, before, answered }: MessagesQuery,
): Promise<Page<ContactMessage>> {
  const rows = await db().contactMessage.findMany({
    where: {
      ...(before && { id: { lt: before } }),
      ...(answered !== undefined && { answeredAt: answered ? { not: null } : null }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const items = rows.slice(0, limit).map(fromRow)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export function countOpenMessages(_manager: Manager): Promise<number> {
  return db().contactMessage.count({ where: { answeredAt: null } })
}

const mostOfOne = 20

export async function listMessagesFrom(_manager: Manager, email: string): Promise<ContactMessage[]> {
  const where = { email: inAnyCase(email) }
  return (await db().contactMessage.findMany({ where, orderBy: { id: 'desc' }, take: mostOfOne })).map(fromRow)
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

export async function eraseMessagesOf(tx: Tx, { email }: { email: string }): Promise<void> {
  await tx.contactMessage.deleteMany({ where: { email: inAnyCase(email) } })
  // The index is of mails that have such an address.
  await tx.outboxMail.deleteMany({ where: { AND: [{ replyTo: { not: '' } }, { replyTo: inAnyCase(email) }] } })
}
