import { truncates } from 'bcryptjs'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { askWorker } from './password-worker/ask-worker'

// Of no password: compared for unknown addresses, so that they cost the same time as known ones.
const nobodysHash = '$2b$11$v9NgFnjUopwJVeeBwtWjW.gjGjjYY4GZmGwImC0cgnPVP5HX5jIk2'

export function hashPassword(password: string): Promise<string> {
  return askWorker('hash', { password: composed(password) })
}

/** Takes the same time with and without an account. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const typed = composed(password)
  const isEqual = await askWorker('compare', { password: typed, passwordHash: passwordHash ?? nobodysHash })
  // bcrypt reads 72 bytes only: a longer password would match by its beginning.
  return isEqual && typeof passwordHash === 'string' && !truncates(typed)
}

/** Refuses a common password, and one that is hardly more than what everybody knows about its owner, or the shop's name. */
export async function expectStrongPassword(password: string, known: string[]): Promise<void> {
  const shop = await db().shop.findFirst({ select: { name: true } })
  if (await askWorker('judge', { password, known: [...known, shop?.name ?? ''] })) return
  throw new Refusal('invalid_fields', { fields: { password: 'password_common' } })
}

// A keyboard may send ä as one character or as two: the same password either way.
function composed(password: string): string {
  return password.normalize('NFC')
}
