import { randomUUID } from 'node:crypto'
import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { db, type Prisma } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { offeredLanguage } from '@/lib/platform/events'
import { log } from '@/lib/platform/process/log'
import { withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { heldUntil } from '@/lib/orders/cancellable-until'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { currentShop } from '@/lib/shop/queries'
import { ProviderError, type OpenedPayment, type PaymentDriver } from '@/lib/orders/money/provider/driver'
import { nextLookAt } from '@/lib/orders/money/look-at-payments'

interface Opening {
  driver: PaymentDriver
  /** Where the guest reaches the shop, and comes back to. */
  address: string
  now: Date
}

/**
 * The way to pay an order: the one that is open, or a new one. The row is first, so that a process that is killed
 * between the provider's answer and the commit leaves a trace that the reconciler finds; the same key brings the same
 * payment again. Null: the order does not await one any more.
 */
export async function openAttempt(order: OrderRecord, opening: Opening): Promise<PaymentAttempt | null> {
  const attempt = await reserve(order, opening)
  return !attempt || attempt.reference ? attempt : openAtProvider(attempt, order, opening)
}

/**
 * Learns what a killed process, or a lost answer, has left without the provider's name for it. False: the provider does
 * not answer, so that it may have one.
 */
export async function openAgain(attempt: PaymentAttempt, driver: PaymentDriver, now: Date): Promise<boolean> {
  const order = await findWholeOrder(attempt.orderId)
  if (!order) return true
  try {
    await openAtProvider(attempt, order, { driver, address: publicOrigin(), now })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ attemptId: attempt.id, fault: error.fault }, 'a payment could not be opened again')
    return error.fault !== 'unreachable'
  }
  return true
}

async function openAtProvider(
  { id, amountRappen, expiresAt }: PaymentAttempt,
  order: OrderRecord,
  { driver, address, now }: Opening,
): Promise<PaymentAttempt | null> {
  const { name, online } = await currentShop()
  const back = `${address}/${order.language}`
  const { reference, redirectUrl } = await driver.open({
    attemptId: id,
    orderId: order.id,
    description: `${name}, ${order.id}`,
    amountRappen,
    kinds: online?.kinds ?? [],
    language: offeredLanguage(order.language),
    email: order.contactEmail,
    expiresAt,
    successUrl: `${back}/success?order=${order.id}`,
    failureUrl: `${back}/failure?order=${order.id}`,
    idempotencyKey: `attempt:${id}`,
  })
  return keep(id, { reference, redirectUrl }, now)
}

async function keep(id: string, opened: OpenedPayment, now: Date): Promise<PaymentAttempt | null> {
  const [open] = await db().paymentAttempt.updateManyAndReturn({ where: { id, endedAt: null }, data: opened })
  if (open) return open
  // Ended while it was being opened: the reconciler ends it at the provider, too.
  await db().paymentAttempt.updateMany({ where: { id, reference: null }, data: { ...opened, nextLookAt: now } })
  return null
}

function reserve({ id: orderId }: OrderRecord, { driver, now }: Opening): Promise<PaymentAttempt | null> {
  // Under its lock, so that none is opened for an order that is cancelled in the same moment.
  return withOrder(orderId, async (tx, order) => {
    const where = { orderId, status: { in: ['open', 'authorised'] } } satisfies Prisma.PaymentAttemptWhereInput
    // Of two taps at once the second finds the attempt of the first.
    const open = await tx.paymentAttempt.findFirst({ where })
    const expiresAt = heldUntil(order)
    if (open || order.status !== 'awaiting_payment' || expiresAt <= now) return open
    const { provider, isLive } = driver
    const row = { id: randomUUID(), orderId, provider, isLive, amountRappen: order.totalRappen }
    return tx.paymentAttempt.create({ data: { ...row, createdAt: now, expiresAt, nextLookAt: nextLookAt(0, now) } })
  })
}
