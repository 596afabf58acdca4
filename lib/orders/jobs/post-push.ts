import { createECDH, hkdfSync } from 'node:crypto'
import { request } from 'node:https'
import webPush from 'web-push'
import { env } from '@/lib/platform/process/env'
import type { Subscription } from './subscription-schema'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Fulfilment } from '@/lib/orders/limits'
import { isPushed, type OrderStatus } from '@/lib/orders/status'
import { timeWords } from '@/lib/orders/time-words'

export interface SealedPush {
  endpoint: string
  headers: Record<string, string | number>
  body: Buffer
}

export type PostPush = (push: SealedPush) => Promise<number>

const timeoutMs = 10_000
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

/** Follows no redirect: the subscription alone says where to send. Rejects without an answer. */
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

/** Derived, so that every process has the same pair without a second secret. A new secret ends subscriptions. */
export function pushKeys(secret = env().SESSION_SECRET[0] ?? ''): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', keyBytes)))
  // Node strips leading zeros, which push services need.
  const privateKey = Buffer.concat([Buffer.alloc(keyBytes), curve.getPrivateKey()]).subarray(-keyBytes)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

export interface AnnouncedChange {
  orderId: string
  number: number
  fulfilment: Fulfilment
  createdAt: Date
  status: OrderStatus
  isCorrection: boolean
  isByCustomer: boolean
  /** Of an acceptance, a delay or the customer's own change of the time. */
  promisedFor: Date | null
}

/** A later message about the same order replaces it. */
export interface PushMessage {
  title: string
  body: string
  url: string
  tag: string
}

/** Null: not worth a notification. */
export function pushMessage(change: AnnouncedChange, language: Language): PushMessage | null {
  const { orderId, number, status, isCorrection, isByCustomer, promisedFor } = change
  const isNews = isCorrection || (promisedFor !== null && status !== 'received') || isPushed(status)
  if (isByCustomer || !isNews) return null
  const words = texts(language).shop.order
  return {
    title: `${words.statuses[status]} · ${fill(words.title, { number })}`,
    body: isCorrection ? words.push.corrected : bodyOf(change, language),
    url: `/${language}/track/${orderId}`,
    tag: orderId,
  }
}

function bodyOf({ status, promisedFor, fulfilment, createdAt }: AnnouncedChange, language: Language): string {
  const { statusTexts, times } = texts(language).shop.order
  if (!promisedFor) return statusTexts[status]
  return timeWords(promisedFor, { orderedAt: createdAt, words: times[fulfilment], language })
}
