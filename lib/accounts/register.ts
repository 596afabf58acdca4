import { alreadyRegisteredLetter } from '@/emails/already-registered'
import { codeLetter } from '@/emails/code'
import { transaction, violated, type Tx } from '../db'
import { findLetterhead } from '../post/letterhead'
import { post } from '../post/post'
import { startWait } from '../rate-limit'
import type { Client } from './client'
import { issueCode, resendSeconds } from './codes'
import { lockAccount, type Account } from './find-account'
import { limitMailTo, resendWait } from './mail-limits'
import { hashPassword } from './password'
import { expectStrongPassword } from './password-strength'
import type { Registration } from './schema'

/**
 * The answer is the same for a new address, one that waits for its code (its data is replaced), and one that has an
 * account (its owner is told by mail).
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
  if (account && (account.verifiedAt || account.disabledAt)) return tellOwner(tx, account)
  const { email, firstname, lastname, passwordHash, language } = newcomer
  const data = { email, firstname, lastname, passwordHash, language, termsAcceptedAt: now, country: 'CH' }
  const { id: userId } = account
    ? await tx.user.update({ where: { id: account.id }, data, select: { id: true } })
    : await tx.user.create({ data, select: { id: true } })
  const letterhead = await findLetterhead(tx)
  const issued = await issueCode(tx, { userId, purpose: 'verify_email', now })
  const to = { name: `${firstname} ${lastname}`, address: email }
  await post(tx, codeLetter({ letterhead, language, to }, issued))
}

async function tellOwner(tx: Tx, { email, firstname, lastname, language }: Account): Promise<void> {
  const letterhead = await findLetterhead(tx)
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  await post(tx, alreadyRegisteredLetter({ letterhead, language, to }))
}
