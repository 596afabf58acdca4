import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/env'

// Unlike a password the secret has to be read again, so it is sealed with a key that is not in the database.
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Under the present secret of the shop, and for this person alone. */
export function sealSecret(secret: string, userId: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(env().SESSION_SECRET[0] ?? ''), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

/** Null where none of the shop's secrets has sealed it: the person has to set it up anew. */
export function openSecret(sealed: string, userId: string): string | null {
  for (const secret of env().SESSION_SECRET) {
    const opened = openUnder(secret, Buffer.from(sealed, 'base64'), userId)
    if (opened !== null) return opened
  }
  return null
}

function openUnder(secret: string, bytes: Buffer, userId: string): string | null {
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
  } catch {
    // Sealed under another secret of the list: the tag tells.
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))
}
