import { randomInt } from 'node:crypto'
import { db, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'
import type { Client } from '@/lib/accounts/client'
import { markOf, type RegisteredBy } from './registering-client'

const codeMinutes = 10
const codeTries = 5

/** Before another code goes to the same address; no factor shortens it. */
export const resendSeconds = 60

interface IssuedCode {
  code: string
  expiresAt: Date
}

interface CodeRequest {
  userId: string
  purpose: CodePurpose
  /** What the code is for; absent: the registration that waits already goes on waiting. */
  registration?: MailedRegistration
  /** Who asked for it. */
  client?: Client | undefined
  now: Date
}

export interface MailedRegistration extends RegisteredBy {
  /** Becomes the account's when the code is used. */
  passwordHash: string | null
}

/** A new code takes the row of the old one, which is dead from then on. */
export async function issueCode(
  tx: Tx,
  { userId, purpose, registration, client, now }: CodeRequest,
): Promise<IssuedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const row = {
    codeHash: keyedHash(ofPerson({ userId, purpose, code })),
    tries: 0,
    ownTries: 0,
    askedFrom: client ? markOf(client) : null,
    expiresAt,
    createdAt: now,
    ...registration,
  }
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...row },
    update: row,
  })
  return { code, expiresAt }
}

/** The right code, found but not yet used. */
export interface FoundCode extends RegisteredBy {
  userId: string
  purpose: CodePurpose
  codeHash: string
  /** Becomes the account's when the code is used. */
  passwordHash: string | null
  /** It was asked for where it was typed. */
  isOwn: boolean
}

interface Guess {
  email: string
  /** Who guesses; absent: whoever is signed in. */
  client?: Client | undefined
  /** What the code may be for; it is a try of each that is alive. */
  purposes: CodePurpose[]
  code: string
}

/**
 * Compares a guess. Its try is counted and committed before, in one guarded statement: however many guesses come at
 * once, PostgreSQL lets five of them see the code, and five of the client that has asked for it, whom no stranger can
 * keep from typing it. So call it outside of the transaction that a refusal rolls back.
 */
export async function findCode({ email, client, purposes, code }: Guess, now: Date): Promise<FoundCode | null> {
  const from = client ? markOf(client) : null
  const rows = await db().$queryRaw<FoundCode[]>`
    update one_time_code set
      tries = tries + case when asked_from = ${from} then 0 else 1 end,
      own_tries = own_tries + case when asked_from = ${from} then 1 else 0 end
    from users
    where users.id = user_id and lower(users.email) = lower(${email}) and users.disabled_at is null
      and purpose::text = any (${purposes}) and expires_at > ${now}
      and case when asked_from = ${from} then own_tries else tries end < ${codeTries}
    returning user_id as "userId", purpose, code_hash as "codeHash", coalesce(asked_from = ${from}, false) as "isOwn",
      one_time_code.password_hash as "passwordHash", registered_from as "registeredFrom", contested`
  return (
    rows.find(({ userId, purpose, codeHash }) => matchesKeyedHash(codeHash, ofPerson({ userId, purpose, code }))) ??
    null
  )
}

/** What else was sent with a right code was refused: that was no guess. */
export async function giveTryBack({ userId, purpose, codeHash, isOwn }: FoundCode): Promise<void> {
  const data = { [isOwn ? 'ownTries' : 'tries']: { decrement: 1 } }
  await db().oneTimeCode.updateMany({ where: { userId, purpose, codeHash }, data })
}

/** False when the code was used or replaced meanwhile. */
export async function useCode(tx: Tx, { userId, purpose, codeHash, passwordHash }: FoundCode): Promise<boolean> {
  const used = await tx.oneTimeCode.deleteMany({ where: { userId, purpose, codeHash, passwordHash } })
  return used.count === 1
}

/** The same six digits of two people must not look the same. */
function ofPerson({ userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string }): string {
  return `${purpose}:${userId}:${code}`
}
