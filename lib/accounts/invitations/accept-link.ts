import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Client } from '@/lib/accounts/client'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/strong-password'
import { findAccessLink, linkInvalid, useAccessLink, type FoundLink } from './access-link'

/** Whose link it is, so that the page can greet him. It does not use the link up: mail servers open links as well. */
export async function openLink({ token }: { token: string }, now = new Date()) {
  return findAccessLink(token, now)
}

/** The person chooses the password; every session of an account that was there already ends. Signs nobody in. */
export async function acceptLink(
  { token, password }: { token: string; password: string },
  client: Client,
  now = new Date(),
): Promise<{ email: string }> {
  const link = await findAccessLink(token, now)
  await expectStrongPassword(password, [link.email, link.firstname, link.lastname])
  // Before the transaction: passwords are hashed one after the other, and a connection must not wait for its turn.
  const passwordHash = await hashPassword(password)
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

async function renewPassword(tx: Tx, account: Account | undefined, data: Chosen): Promise<void> {
  if (!account || account.role === 'customer' || account.disabledAt) throw linkInvalid()
  await write(tx, account, data)
  const change = { before: { password: 'old' }, after: { password: 'new' } }
  await recordChange(tx, { byUserId: account.id, subject: 'user', subjectId: account.id, ...change })
}

async function promote(tx: Tx, { account, link, data }: { account: Account; link: FoundLink; data: Chosen }) {
  // Whoever got a role another way meanwhile keeps that one.
  if (account.role !== 'customer' || account.disabledAt) throw linkInvalid()
  await write(tx, account, { ...data, role: link.role })
  const change = { before: { role: account.role }, after: { role: link.role } }
  await recordChange(tx, { byUserId: link.sentById, subject: 'user', subjectId: account.id, ...change })
}

async function write(tx: Tx, { id }: Account, data: Chosen & Partial<Pick<Account, 'role'>>): Promise<void> {
  await tx.user.update({ where: { id }, data, select: { id: true } })
  // A code that still waits would bring another password, or open the account once more.
  await tx.oneTimeCode.deleteMany({ where: { userId: id } })
}

async function open(tx: Tx, link: FoundLink, data: Chosen & Pick<Account, 'language'>): Promise<void> {
  const { email, firstname, lastname, role } = link
  const { id } = await tx.user.create({ data: { email, firstname, lastname, role, ...data }, select: { id: true } })
  const change = { before: null, after: { email, role } }
  await recordChange(tx, { byUserId: link.sentById, subject: 'user', subjectId: id, ...change })
}
