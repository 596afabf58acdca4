import { setTimeout as pause } from 'node:timers/promises'
import { codeMail } from '@/emails/code'
import { passwordResetMail } from '@/emails/password-reset'
import { transaction, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { issueCode } from './codes'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { expectResendAllowed, limitMailTo } from './mail-limits'

/** Sends the code of a registration once more, if it is still needed. */
export function resendCode(email: string, now = new Date()): Promise<void> {
  return sendCode(email, 'verify_email', now)
}

/** Sends a code for a new password, if there is an account. */
export function forgotPassword(email: string, now = new Date()): Promise<void> {
  return sendCode(email, 'reset_password', now)
}

const mails = { verify_email: codeMail, reset_password: passwordResetMail }
const sameTimeMilliseconds = 250

/** Neither the answer nor the time it takes tells whether the address is known. */
async function sendCode(email: string, purpose: CodePurpose, now: Date): Promise<void> {
  await expectResendAllowed(email, purpose)
  await limitMailTo(email)
  const work = transaction((tx) => sendIfDue(tx, { email, purpose, now }))
  await Promise.all([work, pause(sameTimeMilliseconds)])
}

async function sendIfDue(tx: Tx, { email, purpose, now }: { email: string; purpose: CodePurpose; now: Date }) {
  const account = await lockAccount(tx, email)
  if (!account || !isDue(account, purpose)) return
  const shopDetails = await findShopDetails(tx)
  const issued = await issueCode(tx, { userId: account.id, purpose, now })
  const to = { name: `${account.firstname} ${account.lastname}`.trim(), address: account.email }
  await queueMail(tx, mails[purpose]({ shopDetails, language: account.language, to }, issued))
}

function isDue({ verifiedAt, disabledAt }: Account, purpose: CodePurpose): boolean {
  if (disabledAt) return false
  return purpose === 'reset_password' || !verifiedAt
}
