import { setTimeout as pause } from 'node:timers/promises'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { mailCode, expectResendAllowed, limitMailTo } from './mail-code'

/** Sends the code of a registration once more, if it is still needed. */
export function resendCode(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'verify_email', { client, now })
}

/** Sends a code for a new password, if there is an account. */
export function forgotPassword(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'reset_password', { client, now })
}

/** Sends a code that signs in, if there is a customer. Staff shows its password, at the shop too. */
export function sendLoginCode(email: string, client?: Client, now = new Date()): Promise<void> {
  return sendCode(email, 'sign_in', { client, now })
}

/** Sends a customer who is signed in a code that deletes his account. */
export function sendDeletionCode({ email }: Customer, now = new Date()): Promise<void> {
  return sendCode(email, 'delete_account', { now })
}

const sameTimeMilliseconds = 250

/** Neither the answer nor the time it takes tells whether the address is known. */
async function sendCode(email: string, purpose: CodePurpose, asked: Asked): Promise<void> {
  await expectResendAllowed(email, purpose)
  await limitMailTo(email)
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
  await mailCode(tx, account, { purpose, ...asked })
}

function isDue({ verifiedAt, disabledAt, passwordHash, role }: Account, purpose: CodePurpose): boolean {
  if (disabledAt) return false
  if (purpose === 'sign_in' || purpose === 'delete_account') return role === 'customer'
  return purpose === 'reset_password' || !verifiedAt || passwordHash === null
}
