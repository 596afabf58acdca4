import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'
import { isPushService } from './push-services'

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, { error: fieldError('invalid') })
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, { error: fieldError('invalid') })

/** As a browser's PushSubscription gives it in JSON. */
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
