import { createHash } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import { passwordMatches } from '@/lib/accounts/password'
import type { FieldError } from '@/lib/i18n/catalogue'
import { db } from '@/lib/platform/db'
import { folded } from '@/lib/platform/folded'
import { consume, giveBack, secondsToWait } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { isDeviceOf } from './known-device'

const ofOneClient = { points: 20, seconds: 900 }
const ofAllStrangers = { points: 60, seconds: 900 }
/** Between two tries of strangers at one account, once there were many. */
const slowSeconds = 10

/** From where a password is typed. */
export interface Login {
  /** Of the client, as it is counted. */
  address: string
  /** Those that its device has kept. */
  marks: readonly string[]
}

interface Tried {
  /** Null: nobody has the address. */
  userId: string | null
  email: string
  from: Login
}

/**
 * Counts a try before its password is compared, so that many at once cannot slip through. Each client has its own twenty;
 * of all strangers together an account is slowed down, never closed, and a device that has signed in before is no
 * stranger. What an unknown address answers tells nothing: it is counted alike. Answers how the try is given back.
 */
export async function countTry({ userId, email, from }: Tried): Promise<() => Promise<void>> {
  const who = userId ?? createHash('sha256').update(folded(email)).digest('hex').slice(0, 36)
  const isKnown = userId !== null && isDeviceOf(userId, from.marks)
  const key = `${isKnown ? 'known device' : from.address}:${who}`
  await consume('password-of-client', key, ofOneClient)
  const ownTry = () => giveBack('password-of-client', key, ofOneClient)
  if (isKnown) return ownTry
  await consume('password-of-strangers', who, ofAllStrangers).catch((refused: unknown) =>
    slowDown(refused, who, ownTry),
  )
  return async () => {
    await Promise.all([ownTry(), giveBack('password-of-strangers', who, ofAllStrangers)])
  }
}

async function slowDown(refused: unknown, who: string, ownTry: () => Promise<void>): Promise<void> {
  if (!(refused instanceof Refusal)) throw refused
  const retryAfterSeconds = await secondsToWait('password-slowly', who, slowSeconds)
  if (retryAfterSeconds === 0) return
  // Nobody has looked at the password.
  await ownTry()
  throw new Refusal('too_many_requests', { retryAfterSeconds })
}

const wrongPasswords = { points: 10, seconds: 900 }

/** The hash that the caller's password was compared with. A wrong one is refused at its field, and tries are counted. */
export async function expectPassword(
  { userId }: Customer,
  { field, typed }: { field: string; typed: string },
): Promise<string> {
  await consume('password-of-caller', userId, wrongPasswords)
  const account = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (account?.passwordHash && (await passwordMatches(typed, account.passwordHash))) return account.passwordHash
  const wrong: FieldError = 'password_wrong'
  throw new Refusal('invalid_fields', { fields: { [field]: wrong } })
}
