import { codeMail } from '@/emails/code'
import { deletionCodeMail } from '@/emails/deletion-code'
import { loginCodeMail } from '@/emails/login-code'
import { passwordResetMail } from '@/emails/password-reset'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Tx } from '@/lib/platform/db'
import type { Client } from '@/lib/accounts/client'
import type { Account } from '@/lib/accounts/find-account'
import { folded } from '@/lib/platform/folded'
import { consume, secondsToWait } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { issueCode, type MailedRegistration, resendSeconds } from './codes'

const mails = {
  verify_email: codeMail,
  reset_password: passwordResetMail,
  sign_in: loginCodeMail,
  delete_account: deletionCodeMail,
}

type Recipient = Pick<Account, 'id' | 'email' | 'firstname' | 'lastname' | 'language'>

interface MailedCode {
  purpose: CodePurpose
  /** That waits for the code; absent: what waits already stays. */
  registration?: MailedRegistration
  /** Who asked for it. */
  client?: Client | undefined
  now: Date
}

/** Issues a code and mails it, in one transaction. */
export async function mailCode(tx: Tx, recipient: Recipient, { purpose, ...request }: MailedCode): Promise<void> {
  const { id: userId, email, firstname, lastname, language } = recipient
  const shopDetails = await findShopDetails(tx)
  const issued = await issueCode(tx, { userId, purpose, ...request })
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  await queueMail(tx, mails[purpose]({ shopDetails, language, to }, issued))
}

const mailsToOneAddress = { points: 10, seconds: 3600 }

/** Nobody's mailbox is filled through our forms. Counted whether or not the address has an account. */
export async function limitMailTo(email: string): Promise<void> {
  await consume('mail-to-address', folded(email), mailsToOneAddress)
}

/** One code a minute; also counted for unknown addresses, so that the wait tells nothing. */
export async function expectResendAllowed(email: string, purpose: CodePurpose): Promise<void> {
  const seconds = await secondsToWait(resendWait(purpose), folded(email), resendSeconds)
  if (seconds === 0) return
  throw new Refusal('resend_too_soon', { retryAfterSeconds: seconds, values: { seconds: String(seconds) } })
}

/**
 * The same for registering again, which replaces the data and leaves the code that is on its way. A wait of its own: else
 * whoever asks for codes of an address that has no account could keep its owner from getting his first.
 */
export function registrationWait(email: string, reason: 'registration' | 'order'): Promise<number> {
  return secondsToWait(`${reason}-code`, folded(email), resendSeconds)
}

export function resendWait(purpose: CodePurpose): string {
  return `resend-${purpose}`
}
