import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { openSecret, keyedHash, keyedHashes, randomText } from '@/lib/platform/process/secrets'
import { sealFor, stepOfCode } from './totp'

const mostTries = 5
const minutes = 15

export async function expectFactor(userId: string, typed: string | undefined, now: Date): Promise<void> {
  const factor = await db().secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
  if (!factor?.confirmedAt) return
  if (!typed) throw new Refusal('second_factor_required')
  await expectFactorCode(userId, typed, now)
}

/** Each code is valid once; five wrong ones in a quarter of an hour. */
export async function expectFactorCode(userId: string, typed: string, now: Date): Promise<void> {
  const sealed = await countTry(userId, now)
  const isRight = await transaction(async (tx) => {
    const used = (await useCodeOfApp(tx, { userId, sealed, typed, now })) || (await useRecoveryCode(tx, userId, typed))
    if (used) await tx.secondFactor.update({ where: { userId }, data: { tries: 0 }, select: { userId: true } })
    return used
  })
  if (!isRight) throw new Refusal('code_invalid')
}

// Committed before the comparison, so that parallel guesses cannot slip through.
async function countTry(userId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + minutes * 60_000)
  const isOver = { userId, triesUntil: { lte: now } }
  await db().secondFactor.updateMany({ where: isOver, data: { tries: 0, triesUntil: until } })
  const [row] = await db().secondFactor.updateManyAndReturn({
    where: { userId, tries: { lt: mostTries } },
    data: { tries: { increment: 1 } },
    select: { secret: true },
  })
  if (!row) throw new Refusal('too_many_requests', { retryAfterSeconds: minutes * 60 })
  return row.secret
}

interface Guess {
  userId: string
  sealed: string
  typed: string
  now: Date
}

/** The step is stored, so that a code seen over a shoulder is not valid again. */
async function useCodeOfApp(tx: Tx, { userId, sealed, typed, now }: Guess): Promise<boolean> {
  const secret = openSecret(sealed, sealFor(userId))
  const step = secret && stepOfCode(secret, typed.replaceAll(/\s/g, ''), now)
  if (!step) return false
  const where = { userId, secret: sealed, lastStep: { lt: step } }
  const { count } = await tx.secondFactor.updateMany({ where, data: { lastStep: step } })
  return count === 1
}

const codeCount = 10
const half = 5
/** No two of them look alike in print. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from(
    { length: codeCount },
    () => `${randomText(characters, half)}-${randomText(characters, half)}`,
  )
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: keyedHash(ofPerson(userId, code)) })),
  })
  return codes
}

async function useRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const hashes = keyedHashes(ofPerson(userId, typed))
  const { count: used } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: { in: hashes } } })
  return used === 1
}

function ofPerson(userId: string, code: string): string {
  return `recovery:${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`
}
