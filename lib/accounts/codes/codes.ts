import { randomInt } from 'node:crypto'
import { db, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'
import type { RegisteredBy } from './registering-client'

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
  now: Date
}

export interface MailedRegistration extends RegisteredBy {
  /** Becomes the account's when the code is used. */
  passwordHash: string | null
}

/** A new code takes the row of the old one, which is dead from then on. */
export async function issueCode(tx: Tx, { userId, purpose, registration, now }: CodeRequest): Promise<IssuedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const row = {
    codeHash: keyedHash(ofPerson({ userId, purpose, code })),
    tries: 0,
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
}

interface Guess {
  email: string
  /** What the code may be for; it is a try of each that is alive. */
  purposes: CodePurpose[]
  code: string
}

/**
 * Compares a guess. Its try is counted and committed before, in one guarded statement: however many guesses come at
 * once, PostgreSQL lets five of them see the code. So call it outside of the transaction that a refusal rolls back.
 */
export async function findCode({ email, purposes, code }: Guess, now: Date): Promise<FoundCode | null> {
  const rows = await db().$queryRaw<FoundCode[]>`
    update one_time_code set tries = tries + 1
    from users
    where users.id = user_id and lower(users.email) = lower(${email}) and users.disabled_at is null
      and purpose::text = any (${purposes}) and tries < ${codeTries} and expires_at > ${now}
    returning user_id as "userId", purpose, code_hash as "codeHash",
      one_time_code.password_hash as "passwordHash", registered_from as "registeredFrom", contested`
  return (
    rows.find(({ userId, purpose, codeHash }) => matchesKeyedHash(codeHash, ofPerson({ userId, purpose, code }))) ??
    null
  )
}

/** What else was sent with a right code was refused: that was no guess. */
export async function giveTryBack({ userId, purpose, codeHash }: FoundCode): Promise<void> {
  await db().oneTimeCode.updateMany({ where: { userId, purpose, codeHash }, data: { tries: { decrement: 1 } } })
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
