import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'

// For what is short enough to be guessed: a million codes are hashed in a second by whoever reads the table, but not
// without the key.

/** Under the present secret, as it is stored. */
export function keyedHash(text: string): string {
  return hashUnder(env().SESSION_SECRET[0] ?? '', text)
}

/** Under each secret of the list, because what is stored may be older than the first of them. */
export function keyedHashes(text: string): string[] {
  return env().SESSION_SECRET.map((secret) => hashUnder(secret, text))
}

/** Whether the stored hash is of this text, in the same time for every answer. */
export function matchesKeyedHash(stored: string, text: string): boolean {
  return keyedHashes(text).some((hash) => equal(stored, hash))
}

function hashUnder(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
