import type { Language } from '@/lib/i18n/language'
import { db, transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { asAnnounced } from '@/lib/orders/history'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { Subscription } from './subscription-schema'

const mostPerOrder = 5

/** From now on this browser is told how the order goes on; of more than five the newest stay. */
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

/** Whoever knows the endpoint is the browser itself. Twice is once. */
export async function unsubscribeFromOrder(orderId: string, endpoint: string): Promise<void> {
  await db().pushSubscription.deleteMany({ where: { orderId, endpoint } })
}
