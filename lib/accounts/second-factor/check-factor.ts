import { db, transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { openSecret } from '@/lib/platform/sealed-secret'
import { useRecoveryCode } from './recovery-codes'
import { sealFor, stepOfCode } from './totp'

const mostTries = 5
const minutes = 15

/** At the door, after the right password. Without a code it says that one is asked for. */
export async function expectFactor(userId: string, typed: string | undefined, now: Date): Promise<void> {
  const factor = await db().secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
  if (!factor?.confirmedAt) return
  if (!typed) throw new Refusal('second_factor_required')
  await expectCode(userId, typed, now)
}

/** A code of the app, or a recovery code. Each is good once; more wrong ones than five have to wait. */
export async function expectCode(userId: string, typed: string, now: Date): Promise<void> {
  const sealed = await countTry(userId, now)
  const isRight = await transaction(async (tx) => {
    const used = (await useCodeOfApp(tx, { userId, sealed, typed, now })) || (await useRecoveryCode(tx, userId, typed))
    if (used) await tx.secondFactor.update({ where: { userId }, data: { tries: 0 }, select: { userId: true } })
    return used
  })
  if (!isRight) throw new Refusal('code_invalid')
}

// Counted and committed before the code is compared: however many come at once, five of them are looked at.
async function countTry(userId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + minutes * 60_000)
  const [row] = await db().$queryRaw<{ secret: string }[]>`
    update second_factor set
      tries = case when tries_until > ${now} then tries + 1 else 1 end,
      tries_until = case when tries_until > ${now} then tries_until else ${until} end
    where user_id = ${userId}::uuid and not (tries_until > ${now} and tries >= ${mostTries})
    returning secret`
  if (!row) throw new Refusal('too_many_requests', { retryAfterSeconds: minutes * 60 })
  return row.secret
}

interface Guess {
  userId: string
  sealed: string
  typed: string
  now: Date
}

/** The step is remembered, so that whoever looked over a shoulder cannot use the same code. */
async function useCodeOfApp(tx: Tx, { userId, sealed, typed, now }: Guess): Promise<boolean> {
  const secret = openSecret(sealed, sealFor(userId))
  const step = secret && stepOfCode(secret, typed.replaceAll(/\s/g, ''), now)
  if (!step) return false
  const where = { userId, secret: sealed, lastStep: { lt: step } }
  const { count } = await tx.secondFactor.updateMany({ where, data: { lastStep: step } })
  return count === 1
}
