import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentProvider } from '@/lib/orders/money/provider/current-provider'
import type { PaymentEvent } from '@/lib/orders/money/provider/driver'
import { settle } from './settle'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface SentEvent {
  provider: string
  body: string
  headers: Headers
  now: Date
}

/**
 * What a provider tells: a bell, after which the provider is asked. The same event twice is looked up once; it is stored
 * after that, so that one that could not be looked up, or was cut off, is looked up when it is told again. False: not
 * from the provider. Throws provider_unavailable, after which the provider tells it again.
 */
export async function takeEvent({ provider: name, body, headers, now }: SentEvent): Promise<boolean> {
  const provider = await currentProvider()
  if (provider?.driver.provider !== name) return false
  const event = provider.driver.readEvent(body, headers)
  if (!event) return false
  const { id: eventId, reference, refundReference } = event
  if ((await db().paymentEvent.count({ where: { provider: name, eventId } })) > 0) return true
  for (const { id, reference: known, endedAt } of await attemptsOf(name, event)) {
    const cannotBeAsked = !known && !endedAt
    if (cannotBeAsked || (await settle(id, provider.driver, now)) === 'unreachable')
      throw new Refusal('provider_unavailable')
  }
  if (refundReference) await lookAtRefundNow(refundReference, now)
  await db().paymentEvent.createMany({
    data: { provider: name, eventId, reference: reference ?? refundReference, receivedAt: now },
    skipDuplicates: true,
  })
  return true
}

async function attemptsOf(provider: string, { reference, attemptId }: PaymentEvent): Promise<PaymentAttempt[]> {
  const known = [
    ...(reference ? [{ reference }] : []),
    ...(attemptId && uuid.test(attemptId) ? [{ id: attemptId }] : []),
  ]
  if (known.length === 0) return []
  return db().paymentAttempt.findMany({ where: { provider, OR: known } })
}

/** The reconciler asks after it in its next minute. */
async function lookAtRefundNow(reference: string, now: Date): Promise<void> {
  await db().refund.updateMany({ where: { reference, status: 'sent' }, data: { nextTryAt: now } })
}
