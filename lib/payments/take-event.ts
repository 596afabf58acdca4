import { db } from '@/lib/platform/db'
import { currentProvider } from './current-provider'
import type { PaymentEvent } from './driver'
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
 * after that, so that one whose looking up was cut off is looked up when it is told again. False: not from the provider.
 */
export async function takeEvent({ provider: name, body, headers, now }: SentEvent): Promise<boolean> {
  const provider = await currentProvider()
  if (provider?.driver.provider !== name) return false
  const event = provider.driver.readEvent(body, headers)
  if (!event) return false
  const { id: eventId, reference, refundReference } = event
  if ((await db().paymentEvent.count({ where: { provider: name, eventId } })) > 0) return true
  for (const id of await attemptsOf(name, event)) await settle(id, provider.driver, now)
  if (refundReference) await lookAtRefundNow(refundReference, now)
  await db().paymentEvent.createMany({
    data: { provider: name, eventId, reference: reference ?? refundReference, receivedAt: now },
    skipDuplicates: true,
  })
  return true
}

async function attemptsOf(provider: string, { reference, attemptId }: PaymentEvent): Promise<string[]> {
  const known = [
    ...(reference ? [{ reference }] : []),
    ...(attemptId && uuid.test(attemptId) ? [{ id: attemptId }] : []),
  ]
  if (known.length === 0) return []
  const rows = await db().paymentAttempt.findMany({ where: { provider, OR: known }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** The reconciler asks after it in its next minute. */
async function lookAtRefundNow(reference: string, now: Date): Promise<void> {
  await db().refund.updateMany({ where: { reference, status: 'sent' }, data: { nextTryAt: now } })
}
