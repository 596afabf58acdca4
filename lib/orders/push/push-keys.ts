import { createECDH, hkdfSync } from 'node:crypto'
import { env } from '@/lib/platform/env'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

const keyBytes = 32

/**
 * The key pair by which push services know this shop. Derived from the session secret, so that every process has the
 * same and there is no second secret to keep. A new secret makes older subscriptions worthless, which live as long as
 * an order.
 */
export function pushKeys(secret = env().SESSION_SECRET[0] ?? ''): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', keyBytes)))
  // Node leaves leading zeros out, which the push services want.
  const privateKey = Buffer.concat([Buffer.alloc(keyBytes), curve.getPrivateKey()]).subarray(-keyBytes)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
