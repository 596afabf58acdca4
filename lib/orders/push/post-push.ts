import { request } from 'node:https'
import webPush from 'web-push'
import type { PushMessage } from './push-message'
import type { PushKeys } from './push-keys'
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
