import { createHash } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import { passwordMatches } from '@/lib/accounts/password'
import type { FieldError } from '@/lib/i18n/catalogue'
import { db } from '@/lib/platform/database/db'
import { folded } from '@/lib/platform/values/folded'
import { consume, giveBack, secondsToWait } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/process/secrets'

const ofOneClient = { points: 20, seconds: 900 }
const ofAllStrangers = { points: 60, seconds: 900 }
/** Between two tries of strangers at one account, after many. */
const slowSeconds = 10

export interface LoginOrigin {
  address: string
  marks: readonly string[]
}

interface Tried {
  userId: string | null
  email: string
  from: LoginOrigin
}

/**
 * Tries count before the comparison, so that parallel ones cannot slip through. Strangers' tries slow an account down
 * but never lock its owner out; unknown addresses count alike. Returns how to give the try back.
 */
export async function countTry({ userId, email, from }: Tried): Promise<() => Promise<void>> {
  const who = userId ?? createHash('sha256').update(folded(email)).digest('hex').slice(0, 36)
  const isRemembered = userId !== null && isDeviceOf(userId, from.marks)
  const key = `${isRemembered ? 'known device' : from.address}:${who}`
  await consume('password-of-client', key, ofOneClient).catch(sayTheWay)
  const ownTry = () => giveBack('password-of-client', key, ofOneClient)
  if (isRemembered) return ownTry
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
  await ownTry()
  sayTheWay(new Refusal('too_many_requests', { retryAfterSeconds }))
}

/** A mailed code opens the device for its owner, whoever has tried. */
function sayTheWay(refused: unknown): never {
  if (!(refused instanceof Refusal)) throw refused
  throw new Refusal(refused.code, { ...refused.details, message: 'tooManyPasswords' })
}

const wrongPasswords = { points: 10, seconds: 900 }

/** Returns the compared hash. Tries are counted; a wrong password is refused at its field. */
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

/** For a cookie of devices that the account has signed in on. */
export function deviceMark(userId: string): string {
  return keyedHash(ofAccount(userId))
}

export function isDeviceOf(userId: string, marks: readonly string[]): boolean {
  return marks.some((mark) => matchesKeyedHash(mark, ofAccount(userId)))
}

function ofAccount(userId: string): string {
  return `known device:${userId}`
}
