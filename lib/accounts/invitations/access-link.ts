import { accessLinkMail } from '@/emails/access-link'
import type { Admin } from '@/lib/accounts/caller'
import { limitMailTo } from '@/lib/accounts/codes/mail-code'
import { findAccountById } from '@/lib/accounts/find-account'
import type { AccessLinkKind, Role } from '@/lib/generated/prisma/enums'
import type { Language } from '@/lib/i18n/language'
import { queueMail } from '@/lib/mail/queue-mail'
import { findShopDetails } from '@/lib/mail/shop-details'
import { recordChange } from '@/lib/platform/audit'
import { db, type Tx, transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { keyedHash, keyedHashes } from '@/lib/platform/keyed-hash'
import { newSessionToken } from '@/lib/accounts/sessions/session-token'

const day = 24 * 3_600_000
const lifetime = { invitation: 7 * day, password: day }

export interface Recipient {
  kind: AccessLinkKind
  email: string
  firstname: string
  lastname: string
  role: Role
}

interface Sending {
  sentById: string
  language: Language
  now: Date
}

export const linkFields = {
  id: true,
  kind: true,
  email: true,
  firstname: true,
  lastname: true,
  role: true,
  sentAt: true,
  expiresAt: true,
} as const

/** Takes the row of an older link to the same address, and mails the new one. The database keeps its hash. */
export async function mailAccessLink(tx: Tx, recipient: Recipient, { sentById, language, now }: Sending) {
  const { kind, email, firstname, lastname } = recipient
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + lifetime[kind])
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`access link ${email.toLowerCase()}`}))`
  const [former] = await tx.$queryRaw<{ id: string }[]>`select id from access_link where lower(email) = lower(${email})`
  const data = { ...recipient, tokenHash: keyedHash(ofLink(token)), sentById, sentAt: now, expiresAt }
  const link = former
    ? await tx.accessLink.update({ where: { id: former.id }, data, select: linkFields })
    : await tx.accessLink.create({ data, select: linkFields })
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  const address = { shopDetails: await findShopDetails(tx), language, to }
  await queueMail(tx, accessLinkMail(address, { kind, token, expiresAt }))
  return link
}

export interface FoundLink extends Recipient {
  id: string
  sentById: string
  tokenHash: string
}

/**
 * One refusal for a link that was used, replaced, withdrawn or is too old, and for one whose sender does not own the
 * shop any more.
 */
export async function findAccessLink(token: string, now: Date): Promise<FoundLink> {
  const found = await db().accessLink.findFirst({
    where: {
      tokenHash: { in: keyedHashes(ofLink(token)) },
      expiresAt: { gt: now },
      sentBy: { role: 'admin', disabledAt: null },
    },
    select: { ...linkFields, tokenHash: true, sentById: true },
  })
  if (!found) throw linkInvalid()
  return found
}

/** Only the first of several at once uses it. */
export async function useAccessLink(tx: Tx, { id, tokenHash }: FoundLink): Promise<void> {
  const { count } = await tx.accessLink.deleteMany({ where: { id, tokenHash } })
  if (count === 0) throw linkInvalid()
}

export function linkInvalid(): Refusal {
  return new Refusal('link_invalid')
}

function ofLink(token: string): string {
  return `link:${token}`
}

/** A link for a new password to somebody who works here. Customers ask for theirs at the login. */
export async function mailPasswordLink(admin: Admin, id: string, now = new Date()): Promise<{ id: string }> {
  const account = await findAccountById(db(), id)
  if (!account || account.role === 'customer' || account.disabledAt) throw new Refusal('not_found')
  const { email, firstname, lastname, role, language } = account
  await limitMailTo(email)
  await transaction(async (tx) => {
    const person = { kind: 'password', email, firstname, lastname, role } as const
    await mailAccessLink(tx, person, { sentById: admin.userId, language, now })
    const change = { before: { passwordLinkSentAt: null }, after: { passwordLinkSentAt: now } }
    await recordChange(tx, { byUserId: admin.userId, subject: 'user', subjectId: id, ...change })
  })
  return { id }
}
