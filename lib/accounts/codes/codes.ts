import { db, type Tx } from '@/lib/platform/database/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { keyedHash, matchesKeyedHash, newCode, type NewCode } from '@/lib/platform/process/secrets'
import type { Client } from '@/lib/accounts/client'
import { clientHash, type RegisteredBy } from './own-registration'

const codeTries = 5

/** Not shortened by RATE_LIMIT_FACTOR. */
export const resendSeconds = 60

interface CodeRequest {
  userId: string
  purpose: CodePurpose
  /** Absent: a registration that waits already goes on waiting. */
  registration?: MailedRegistration
  client?: Client | undefined
  now: Date
}

export interface MailedRegistration extends RegisteredBy {
  passwordHash: string | null
}

/** The old code is dead from then on. */
export async function issueCode(tx: Tx, { userId, purpose, registration, client, now }: CodeRequest): Promise<NewCode> {
  const { code, expiresAt } = newCode(now)
  const row = {
    codeHash: keyedHash(ofPerson({ userId, purpose, code })),
    tries: 0,
    ownTries: 0,
    askedFrom: client ? clientHash(client) : null,
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

export interface FoundCode extends RegisteredBy {
  userId: string
  purpose: CodePurpose
  codeHash: string
  passwordHash: string | null
  /** The client that types it has also asked for it. */
  isOwn: boolean
}

interface Guess {
  email: string
  client?: Client | undefined
  /** The guess is a try of each of these that is alive. */
  purposes: CodePurpose[]
  code: string
}

/**
 * Tries are committed before the comparison, so call it outside a transaction that a refusal rolls back. The client
 * that asked for the code has tries of its own, which strangers cannot use up: the row says which are counted.
 */
export async function findCode({ email, client, purposes, code }: Guess, now: Date): Promise<FoundCode | null> {
  const from = client ? clientHash(client) : null
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

/** For a right code whose request was refused otherwise. */
export async function giveTryBack({ userId, purpose, codeHash, isOwn }: FoundCode): Promise<void> {
  const data = { [isOwn ? 'ownTries' : 'tries']: { decrement: 1 } }
  await db().oneTimeCode.updateMany({ where: { userId, purpose, codeHash }, data })
}

export async function useCode(tx: Tx, { userId, purpose, codeHash, passwordHash }: FoundCode): Promise<boolean> {
  const used = await tx.oneTimeCode.deleteMany({ where: { userId, purpose, codeHash, passwordHash } })
  return used.count === 1
}

function ofPerson({ userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string }): string {
  return `${purpose}:${userId}:${code}`
}
