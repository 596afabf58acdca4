import { setTimeout as pause } from 'node:timers/promises'
import { transaction, type Tx } from '@/lib/platform/database/db'
import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { codeMail, passwordResetMail, type CodeMail } from '@/emails/account'
import { findAddress } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { folded } from '@/lib/platform/values/folded'
import { consume, secondsToWait } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { issueCode, type MailedRegistration, resendSeconds } from './codes'
import { deviceToken } from './open-device'

export function resendCode(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'verify_email', { client, now })
}

export function forgotPassword(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'reset_password', { client, now })
}

/** For customers only: staff use their password, at the shop too. */
export function sendLoginCode(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'sign_in', { client, now })
}

export function sendDeletionCode({ email }: Customer, now = new Date()): Promise<void> {
  return sendCode(email, 'delete_account', { now })
}

const sameTimeMilliseconds = 250

/** Neither the answer nor its timing reveals whether the address is known. */
async function sendCode(email: string, purpose: CodePurpose, asked: Asked): Promise<void> {
  await expectResendAllowed(email, purpose)
  await limitMailTo(email, purpose === 'reset_password' ? 'reset-mail-to-address' : undefined)
  const work = transaction((tx) => sendIfDue(tx, { email, purpose, ...asked }))
  await Promise.all([work, pause(sameTimeMilliseconds)])
}

interface Asked {
  client?: Client | undefined
  now: Date
}

async function sendIfDue(tx: Tx, { email, purpose, ...asked }: Asked & { email: string; purpose: CodePurpose }) {
  const account = await lockAccount(tx, email)
  if (!account || !isDue(account, purpose)) return
  if (purpose === 'reset_password') await mailReset(tx, account, asked)
  else await mailCode(tx, account, { purpose, ...asked })
}

function isDue({ verifiedAt, disabledAt, passwordHash, role }: Account, purpose: CodePurpose): boolean {
  if (disabledAt) return false
  if (purpose === 'sign_in' || purpose === 'delete_account') return role === 'customer'
  return purpose === 'reset_password' || !verifiedAt || passwordHash === null
}

type PlainPurpose = Exclude<CodePurpose, 'reset_password'>

const mails: Record<PlainPurpose, CodeMail> = {
  verify_email: 'code',
  sign_in: 'login-code',
  delete_account: 'deletion-code',
}

type Recipient = Pick<Account, 'id' | 'email' | 'firstname' | 'lastname' | 'language'>

interface MailedCode {
  purpose: PlainPurpose
  registration?: MailedRegistration
  client?: Client | undefined
  now: Date
}

export async function mailCode(tx: Tx, recipient: Recipient, { purpose, ...request }: MailedCode): Promise<void> {
  const address = await findAddress(tx, recipient, recipient.language)
  const issued = await issueCode(tx, { userId: recipient.id, purpose, ...request })
  await queueMail(tx, codeMail(mails[purpose], address, issued))
}

async function mailReset(tx: Tx, account: Account, asked: Asked): Promise<void> {
  const address = await findAddress(tx, account, account.language)
  const issued = await issueCode(tx, { userId: account.id, purpose: 'reset_password', ...asked })
  const link = { isStaff: account.role !== 'customer', token: deviceToken(account, asked.now) }
  await queueMail(tx, passwordResetMail(address, { ...issued, ...link }))
}

const mailsToOneAddress = { points: 10, seconds: 3600 }

/** The way in for an owner who is guessed at has a count of its own: each that strangers use up brings a link to it. */
export async function limitMailTo(email: string, count = 'mail-to-address'): Promise<void> {
  await consume(count, folded(email), mailsToOneAddress)
}

/** Also counted for unknown addresses, so that the wait reveals nothing. */
async function expectResendAllowed(email: string, purpose: CodePurpose): Promise<void> {
  const seconds = await secondsToWait(resendWait(purpose), folded(email), resendSeconds)
  if (seconds === 0) return
  throw new Refusal('resend_too_soon', { retryAfterSeconds: seconds, values: { seconds: String(seconds) } })
}

/** A wait of its own, else a stranger who asks for codes could keep the owner of an address from registering. */
export function registrationWait(email: string, reason: 'registration' | 'order'): Promise<number> {
  return secondsToWait(`${reason}-code`, folded(email), resendSeconds)
}

export function resendWait(purpose: CodePurpose): string {
  return `resend-${purpose}`
}
