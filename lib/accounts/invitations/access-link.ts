import { accessLinkMail } from '@/emails/account'
import type { Admin } from '@/lib/accounts/caller'
import { limitMailTo } from '@/lib/accounts/codes/mail-code'
import { findAccountById, lockAccount, type Account } from '@/lib/accounts/find-account'
import type { AccessLinkKind, Role } from '@/lib/generated/prisma/enums'
import type { Language } from '@/lib/i18n/language'
import { queueMail } from '@/lib/mail/queue-mail'
import { findAddress } from '@/lib/mail/shop-details'
import { recordChange } from '@/lib/platform/database/audit'
import { db, lock, transaction, type Tx } from '@/lib/platform/database/db'
import { inAnyCase } from '@/lib/platform/values/folded'
import { Refusal } from '@/lib/platform/refusal'
import { keyedHash, keyedHashes, newToken } from '@/lib/platform/process/secrets'
import type { Client } from '@/lib/accounts/client'
import { hashStrong } from '@/lib/accounts/strong-password'

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

export async function mailAccessLink(tx: Tx, recipient: Recipient, { sentById, language, now }: Sending) {
  const { kind, email } = recipient
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifetime[kind])
  await lock(tx, `access link ${email.toLowerCase()}`)
  const former = await tx.accessLink.findFirst({ where: { email: inAnyCase(email) }, select: { id: true } })
  const data = { ...recipient, tokenHash: keyedHash(ofLink(token)), sentById, sentAt: now, expiresAt }
  const link = former
    ? await tx.accessLink.update({ where: { id: former.id }, data, select: linkFields })
    : await tx.accessLink.create({ data, select: linkFields })
  await queueMail(tx, accessLinkMail(await findAddress(tx, recipient, language), { kind, token, expiresAt }))
  return link
}

interface FoundLink extends Recipient {
  id: string
  sentById: string
  tokenHash: string
}

/** One refusal for used, replaced, withdrawn and old links, and where the sender no longer owns the shop. */
async function findAccessLink(token: string, now: Date): Promise<FoundLink> {
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

async function useAccessLink(tx: Tx, { id, tokenHash }: FoundLink): Promise<void> {
  const { count } = await tx.accessLink.deleteMany({ where: { id, tokenHash } })
  if (count === 0) throw linkInvalid()
}

function linkInvalid(): Refusal {
  return new Refusal('link_invalid')
}

function ofLink(token: string): string {
  return `link:${token}`
}

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

/** It does not use the link up: mail servers open links as well. */
export async function openLink({ token }: { token: string }, now = new Date()) {
  return findAccessLink(token, now)
}

export async function acceptLink(
  { token, password }: { token: string; password: string },
  client: Client,
  now = new Date(),
): Promise<{ email: string }> {
  const link = await findAccessLink(token, now)
  const passwordHash = await hashStrong(password, [link.email, link.firstname, link.lastname])
  return transaction(async (tx) => {
    await useAccessLink(tx, link)
    const account = await lockAccount(tx, link.email)
    const data = { passwordHash, verifiedAt: now }
    if (link.kind === 'password') await renewPassword(tx, account, data)
    else if (account) await promote(tx, { account, link, data })
    else await open(tx, link, { ...data, language: client.language })
    return { email: link.email }
  })
}

interface Chosen {
  passwordHash: string
  verifiedAt: Date
}

async function renewPassword(tx: Tx, account: Account | null, data: Chosen): Promise<void> {
  if (!account || account.role === 'customer' || account.disabledAt) throw linkInvalid()
  await write(tx, account, data)
  const change = { before: { password: 'old' }, after: { password: 'new' } }
  await recordChange(tx, { byUserId: account.id, subject: 'user', subjectId: account.id, ...change })
}

async function promote(tx: Tx, { account, link, data }: { account: Account; link: FoundLink; data: Chosen }) {
  if (account.role !== 'customer' || account.disabledAt) throw linkInvalid()
  await write(tx, account, { ...data, role: link.role })
  const change = { before: { role: account.role }, after: { role: link.role } }
  await recordChange(tx, { byUserId: link.sentById, subject: 'user', subjectId: account.id, ...change })
}

async function write(tx: Tx, { id }: Account, data: Chosen & Partial<Pick<Account, 'role'>>): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
  // A waiting code would bring another password, or open the account again.
  await tx.oneTimeCode.deleteMany({ where: { userId: id } })
}

async function open(tx: Tx, link: FoundLink, data: Chosen & Pick<Account, 'language'>): Promise<void> {
  const { email, firstname, lastname, role } = link
  const { id } = await tx.user.create({ data: { email, firstname, lastname, role, ...data }, select: { id: true } })
  const change = { before: null, after: { email, role } }
  await recordChange(tx, { byUserId: link.sentById, subject: 'user', subjectId: id, ...change })
}
