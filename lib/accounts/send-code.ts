import { setTimeout as pause } from 'node:timers/promises'
import { codeLetter } from '@/emails/code'
import { passwordResetLetter } from '@/emails/password-reset'
import { transaction, type Tx } from '../db'
import type { CodePurpose } from '../generated/prisma/enums'
import { findLetterhead } from '../post/letterhead'
import { post } from '../post/post'
import { issueCode } from './codes'
import { lockAccount, type Account } from './find-account'
import { expectResendAllowed, limitMailTo } from './mail-limits'

/** Sends the code of a registration once more, if it is still needed. */
export function resendCode(email: string, now = new Date()): Promise<void> {
  return sendCode(email, 'verify_email', now)
}

/** Sends a code for a new password, if there is an account. */
export function forgotPassword(email: string, now = new Date()): Promise<void> {
  return sendCode(email, 'reset_password', now)
}

const letters = { verify_email: codeLetter, reset_password: passwordResetLetter }
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
  const letterhead = await findLetterhead(tx)
  const issued = await issueCode(tx, { userId: account.id, purpose, now })
  const to = { name: `${account.firstname} ${account.lastname}`.trim(), address: account.email }
  await post(tx, letters[purpose]({ letterhead, language: account.language, to }, issued))
}

function isDue({ verifiedAt, disabledAt }: Account, purpose: CodePurpose): boolean {
  if (disabledAt) return false
  return purpose === 'reset_password' || !verifiedAt
}
