import { alreadyRegisteredMail } from '@/emails/already-registered'
import { codeMail } from '@/emails/code'
import { transaction, violated, type Tx } from '@/lib/platform/db'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { startWait } from '@/lib/platform/rate-limit'
import type { Client } from '@/lib/accounts/client'
import { issueCode, resendSeconds } from './codes'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { limitMailTo, registrationWait, resendWait } from './mail-limits'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/password-strength'
import type { Registration } from '@/lib/accounts/schema'

/**
 * The answer is the same for a new address, one that waits for its code (its data is replaced), and one that has an
 * account (its owner gets a mail). Within a minute of the last one no mail is sent. Gives back in how many seconds another
 * code can be asked for.
 */
export async function register(input: Registration, client: Client, now = new Date()): Promise<number> {
  const { email, firstname, lastname } = input
  await expectStrongPassword(input.password, [email, firstname, lastname])
  const wait = await registrationWait(email)
  const isMailed = wait === 0
  if (isMailed) await limitMailTo(email)
  const passwordHash = await hashPassword(input.password)
  const newcomer = { ...input, passwordHash, language: client.language, isMailed }
  const write = () => transaction((tx) => enrol(tx, newcomer, now))
  await write().catch((error: unknown) => {
    // Registered twice in the same moment: now the account is there to be found.
    if (violated(error) === 'users_email_key') return write()
    throw error
  })
  if (!isMailed) return wait
  await startWait(resendWait('verify_email'), email.toLowerCase(), resendSeconds)
  return resendSeconds
}

type Newcomer = Registration & { passwordHash: string; language: Client['language']; isMailed: boolean }

async function enrol(tx: Tx, newcomer: Newcomer, now: Date): Promise<void> {
  const account = await lockAccount(tx, newcomer.email)
  const { email, firstname, lastname, passwordHash, language, isMailed } = newcomer
  if (account && (account.verifiedAt || account.disabledAt)) return isMailed ? mailOwner(tx, account) : undefined
  const data = { email, firstname, lastname, passwordHash, language, termsAcceptedAt: now, country: 'CH' }
  const { id: userId } = account
    ? await tx.user.update({ where: { id: account.id }, data, select: { id: true } })
    : await tx.user.create({ data, select: { id: true } })
  if (!isMailed) return
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
