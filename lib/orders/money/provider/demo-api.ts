import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { languages } from '@/lib/i18n/language'

// What the driver and the demo provider say to each other; both are ours, so that both read it by this.

const kind = z.enum(['twint', 'card'])
const rappen = z.int().min(1)

export const openingSchema = z.object({
  attemptId: z.string(),
  description: z.string(),
  amountRappen: rappen,
  kinds: z.array(kind).min(1),
  language: z.enum(languages),
  expiresAt: z.coerce.date(),
  successUrl: z.url(),
  failureUrl: z.url(),
  idempotencyKey: z.string().min(1),
  capture: z.enum(['immediate', 'manual']),
})

export const openedSchema = z.object({ reference: z.string(), redirectUrl: z.url() })

export const foundSchema = z.object({
  reference: z.string(),
  state: z.enum(['open', 'authorised', 'paid', 'failed', 'expired']),
  amountRappen: rappen,
  currency: z.string(),
  attemptId: z.string(),
  isLive: z.boolean(),
  kind: kind.nullable(),
  chargeReference: z.string().nullable(),
  refundedRappen: z.int(),
})

export const refundSchema = z.object({ refundId: z.string(), chargeReference: z.string(), amountRappen: rappen })

export const foundRefundSchema = z.object({
  reference: z.string(),
  state: z.enum(['sent', 'done', 'failed']),
  amountRappen: rappen,
})

export const faultSchema = z.object({
  fault: z.enum(['key_refused', 'unknown_reference', 'amount_refused', 'already_refunded', 'refused']),
})

export const eventSchema = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  refundReference: z.string().nullable(),
})

export const signatureHeader = 'demo-signature'
const toleranceSeconds = 300

export function signEvent(body: string, secret: string, now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `${seconds}.${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export function isSigned(body: string, { signature, secret }: { signature: string; secret: string }, now = new Date()) {
  const seconds = Number(/^\d{1,12}(?=\.)/.exec(signature)?.[0])
  const isRecent = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds
  return isRecent && isSame(signature, signEvent(body, secret, new Date(seconds * 1000)))
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
