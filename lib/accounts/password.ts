import { compare, hash, truncates } from 'bcryptjs'
import { atMost } from '@/lib/platform/at-most'

const cost = 11

// Of no password: compared for unknown addresses, so that they cost the same time as known ones.
const nobodysHash = '$2b$11$v9NgFnjUopwJVeeBwtWjW.gjGjjYY4GZmGwImC0cgnPVP5HX5jIk2'

// bcrypt works in slices of the event loop. Twenty at once would take a slice each per turn, and every other request,
// the database's answers too, would wait two seconds for its own.
const oneAtATime = atMost(1)

export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => hash(composed(password), cost))
}

/** Takes the same time with and without an account. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const equal = await oneAtATime(() => compare(composed(password), passwordHash ?? nobodysHash))
  // bcrypt reads 72 bytes only: a longer password would match by its beginning.
  return equal && typeof passwordHash === 'string' && !truncates(composed(password))
}

// A keyboard may send ä as one character or as two: the same password either way.
function composed(password: string): string {
  return password.normalize('NFC')
}
