import type { Staff } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { db, transaction } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { asAnnounced } from '@/lib/orders/read/history'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { Subscription } from './subscription-schema'

const mostPerOrder = 5

/** Of more than five browsers the newest stay. */
export async function subscribeToOrder(
  orderId: string,
  { endpoint, keys }: Subscription,
  { language, now = new Date() }: { language: Language; now?: Date },
): Promise<void> {
  const order = await findWholeOrder(orderId)
  if (!order) throw new Refusal('not_found')
  const toldId = asAnnounced(order, now).history.at(-1)?.id ?? 0n
  const data = { ...keys, language, toldId, tries: 0, nextTryAt: now, createdAt: now }
  await transaction(async (tx) => {
    await tx.pushSubscription.upsert({
      where: { orderId_endpoint: { orderId, endpoint } },
      create: { ...data, orderId, endpoint },
      update: data,
    })
    const older = {
      where: { orderId },
      orderBy: { createdAt: 'desc' },
      skip: mostPerOrder,
      select: { id: true },
    } as const
    const surplus = await tx.pushSubscription.findMany(older)
    await tx.pushSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
  })
}

/** The endpoint is secret: it proves which browser asks. */
export async function unsubscribeFromOrder(orderId: string, endpoint: string): Promise<void> {
  await db().pushSubscription.deleteMany({ where: { orderId, endpoint } })
}

const mostPerPerson = 5

/** The staff's own browser, told of orders that nobody accepts: until they sign out of this session, not until it runs out. */
export async function subscribeToAlarms(
  { userId, sessionId }: Staff,
  { endpoint, keys }: Subscription,
  now = new Date(),
): Promise<void> {
  const data = { ...keys, userId, sessionId, createdAt: now }
  await transaction(async (tx) => {
    await tx.alarmSubscription.upsert({ where: { endpoint }, create: { ...data, endpoint }, update: data })
    const surplus = await tx.alarmSubscription.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: mostPerPerson,
      select: { id: true },
    })
    await tx.alarmSubscription.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
  })
}

export async function unsubscribeFromAlarms(_staff: Staff, endpoint: string): Promise<void> {
  await db().alarmSubscription.deleteMany({ where: { endpoint } })
}

/** By which a browser recognises itself. */
export async function listOwnAlarms({ userId }: Staff): Promise<string[]> {
  const own = await db().alarmSubscription.findMany({ where: { userId }, select: { endpoint: true } })
  return own.map(({ endpoint }) => endpoint)
}
