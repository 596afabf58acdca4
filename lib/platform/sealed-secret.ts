import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

// Unlike a password of a person such a secret has to be read again, so it is sealed with a key that is not in the database.
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

interface Seal {
  /** Each purpose has a key of its own. */
  purpose: 'second factor' | 'mail server'
  /** Whom or what it is for: sealed for one it does not open for another. */
  boundTo: string
}

/** Under the present secret of the shop. */
export function sealSecret(secret: string, { purpose, boundTo }: Seal): string {
  const iv = randomBytes(ivBytes)
  const key = keyOf(env().SESSION_SECRET[0] ?? '', purpose)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

/** Null where none of the shop's secrets has sealed it: it has to be set anew. */
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
    // Sealed under another secret of the list, or cut off: the tag tells.
    return null
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
