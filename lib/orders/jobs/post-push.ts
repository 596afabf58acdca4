import { createECDH, hkdfSync } from 'node:crypto'
import { request } from 'node:https'
import webPush from 'web-push'
import { env } from '@/lib/platform/env'
import type { PushMessage } from './push-message'
import type { Subscription } from './subscription-schema'

/** An encrypted message, as a push service takes it. */
export interface SealedPush {
  endpoint: string
  headers: Record<string, string | number>
  body: Buffer
}

/** Hands it over and gives back the status of the answer. Throws where there is none. */
export type PostPush = (push: SealedPush) => Promise<number>

const timeoutMs = 10_000
// News of an hour ago would only confuse.
const worthSeconds = 3600

export function sealPush(
  subscription: Subscription,
  message: PushMessage,
  { keys, contact }: { keys: PushKeys; contact: string },
): SealedPush {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    TTL: worthSeconds,
    urgency: 'high',
  })
  return { endpoint, headers, body }
}

/** Follows no redirect: where to send is for the subscription to say. */
export function postPush({ endpoint, headers, body }: SealedPush): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(endpoint, { method: 'POST', headers, signal }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

interface PushKeys {
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
