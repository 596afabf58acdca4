import { z } from 'zod'
import { fieldError } from '@/lib/platform/values/text'

// Chrome, Edge and other Chromium browsers; Firefox; Safari; Edge of old.
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** The shop posts to push services only: an address of the client's choice could lie in the shop's own network. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { href, protocol, hostname, port, username, password } = new URL(endpoint)
  // A browser names it as it reads it, without capitals, backslashes and letters that only look alike.
  if (href !== endpoint) return false
  if (protocol !== 'https:' || port || username || password) return false
  return pushServices.some((pattern) => pattern.test(hostname))
}

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, { error: fieldError('invalid') })
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, { error: fieldError('invalid') })

export const subscriptionBody = z
  .object({
    endpoint: z
      .string()
      .max(1000, { error: fieldError('too_long') })
      .refine(isPushService, { error: fieldError('invalid') }),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  })
  .meta({ id: 'PushSubscription' })

export const unsubscriptionBody = subscriptionBody.pick({ endpoint: true }).meta({ id: 'EndOfPushSubscription' })

export type Subscription = z.output<typeof subscriptionBody>
