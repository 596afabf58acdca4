import { alreadyRegisteredMail } from '@/emails/already-registered'
import { codeMail } from '@/emails/code'
import { transaction, violated, type Tx } from '@/lib/platform/db'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { startWait } from '@/lib/platform/rate-limit'
import type { Client } from '@/lib/accounts/client'
import { issueCode, resendSeconds } from './codes'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { limitMailTo, resendWait } from './mail-limits'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/password-strength'
import type { Registration } from '@/lib/accounts/schema'

/**
 * The answer is the same for a new address, one that waits for its code (its data is replaced), and one that has an
 * account (its owner gets a mail).
 */
export async function register(input: Registration, client: Client, now = new Date()): Promise<void> {
  const { email, firstname, lastname } = input
  await expectStrongPassword(input.password, [email, firstname, lastname])
  await limitMailTo(email)
  const passwordHash = await hashPassword(input.password)
  const write = () => transaction((tx) => enrol(tx, { ...input, passwordHash, language: client.language }, now))
  await write().catch((error: unknown) => {
    // Registered twice in the same moment: now the account is there to be found.
    if (violated(error) === 'users_email_key') return write()
    throw error
  })
  await startWait(resendWait('verify_email'), email.toLowerCase(), resendSeconds)
}

type Newcomer = Registration & { passwordHash: string; language: Client['language'] }

async function enrol(tx: Tx, newcomer: Newcomer, now: Date): Promise<void> {
  const account = await lockAccount(tx, newcomer.email)
  if (account && (account.verifiedAt || account.disabledAt)) return mailOwner(tx, account)
  const { email, firstname, lastname, passwordHash, language } = newcomer
  const data = { email, firstname, lastname, passwordHash, language, termsAcceptedAt: now, country: 'CH' }
  const { id: userId } = account
    ? await tx.user.update({ where: { id: account.id }, data, select: { id: true } })
    : await tx.user.create({ data, select: { id: true } })
  const shopDetails = await findShopDetails(tx)
  const issued = await issueCode(tx, { userId, purpose: 'verify_email', now })
  const to = { name: `${firstname} ${lastname}`, address: email }
  await queueMail(tx, codeMail({ shopDetails, language, to }, issued))
}

async function mailOwner(tx: Tx, { email, firstname, lastname, language }: Account): Promise<void> {
  const shopDetails = await findShopDetails(tx)
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  await queueMail(tx, alreadyRegisteredMail({ shopDetails, language, to }))
}
