import {
  createHmac,
  timingSafeEqual,
  createHash,
  randomBytes,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomInt,
} from 'node:crypto'
import { env } from './env'

/** For what is short enough to be guessed: a million codes are hashed in a second, but not without the key. */
export function keyedHash(text: string): string {
  return hashUnder(env().SESSION_SECRET[0] ?? '', text)
}

/** Under each secret of the list, because a stored hash may be older than the first of them. */
export function keyedHashes(text: string): string[] {
  return env().SESSION_SECRET.map((secret) => hashUnder(secret, text))
}

export function matchesKeyedHash(stored: string, text: string): boolean {
  return keyedHashes(text).some((hash) => equal(stored, hash))
}

function hashUnder(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

const codeMinutes = 10

export interface NewCode {
  code: string
  expiresAt: Date
}

/** Six digits for a mail, which says how long they are good. */
export function newCode(now: Date): NewCode {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, expiresAt: new Date(now.getTime() + codeMinutes * 60_000) }
}

export function randomText(characters: string, length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
}

/** A token is random, so one round of SHA-256 cannot be searched backwards. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

// A password of a machine has to be read again, so it is sealed with a key that is not in the database.
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

interface Seal {
  purpose: 'second factor' | 'mail server' | 'payment provider' | 'webhook'
  boundTo: string
}

export function sealSecret(secret: string, { purpose, boundTo }: Seal): string {
  const iv = randomBytes(ivBytes)
  const key = keyOf(env().SESSION_SECRET[0] ?? '', purpose)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

/** Null where none of the shop's secrets has sealed it. */
export function openSecret(sealed: string, seal: Seal): string | null {
  for (const secret of env().SESSION_SECRET) {
    const opened = openUnder(secret, Buffer.from(sealed, 'base64'), seal)
    if (opened !== null) return opened
  }
  return null
}

function openUnder(secret: string, bytes: Buffer, { purpose, boundTo }: Seal): string | null {
  const key = keyOf(secret, purpose)
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
  } catch {
    // Sealed under another secret, or cut off: the tag differs.
    return null
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
