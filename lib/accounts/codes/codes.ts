import { randomInt } from 'node:crypto'
import { db, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { keyedHash, matchesKeyedHash } from '@/lib/accounts/keyed-hash'

const codeMinutes = 10
const codeTries = 5

/** Before another code goes to the same address; no factor shortens it. */
export const resendSeconds = 60

interface IssuedCode {
  code: string
  expiresAt: Date
}

/** A new code takes the row of the old one, which is dead from then on. */
export async function issueCode(
  tx: Tx,
  { userId, purpose, now }: { userId: string; purpose: CodePurpose; now: Date },
): Promise<IssuedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const row = { codeHash: keyedHash(ofPerson({ userId, purpose, code })), tries: 0, expiresAt, createdAt: now }
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...row },
    update: row,
  })
  return { code, expiresAt }
}

/** The right code, found but not yet used. */
export interface FoundCode {
  userId: string
  purpose: CodePurpose
  codeHash: string
}

interface Guess {
  email: string
  purpose: CodePurpose
  code: string
}

/**
 * Compares a guess. Its try is counted and committed before, in one guarded statement: however many guesses come at
 * once, PostgreSQL lets five of them see the code. So call it outside of the transaction that a refusal rolls back.
 */
export async function findCode({ email, purpose, code }: Guess, now: Date): Promise<FoundCode | null> {
  const [row] = await db().$queryRaw<{ userId: string; codeHash: string }[]>`
    update one_time_code set tries = tries + 1
    from users
    where users.id = user_id and lower(users.email) = lower(${email}) and users.disabled_at is null
      and purpose = ${purpose}::code_purpose and tries < ${codeTries} and expires_at > ${now}
    returning user_id as "userId", code_hash as "codeHash"`
  if (!row) return null
  const isRight = matchesKeyedHash(row.codeHash, ofPerson({ userId: row.userId, purpose, code }))
  return isRight ? { ...row, purpose } : null
}

/** False when the code was used or replaced meanwhile. */
export async function useCode(tx: Tx, found: FoundCode): Promise<boolean> {
  const used = await tx.oneTimeCode.deleteMany({ where: { ...found } })
  return used.count === 1
}

/** The same six digits of two people must not look the same. */
function ofPerson({ userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string }): string {
  return `${purpose}:${userId}:${code}`
}
