import { randomUUID } from 'node:crypto'
import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db'
import type { OrderRecord } from '@/lib/orders/order'
import { heldUntil, nextLookAt } from './attempt'
import { ProviderError, type PaymentDriver, type PaymentKind } from './driver'

interface Opening {
  driver: PaymentDriver
  kinds: readonly PaymentKind[]
  /** The shop's own, without a path. */
  address: string
  description: string
  now: Date
}

/**
 * The way to pay an order: the one that is open, or a new one. The row is first, so that a process that is killed
 * between the provider's answer and the commit leaves a trace that the reconciler finds; the same key brings the same
 * payment again. Null: the order does not await one any more.
 */
export async function openAttempt(order: OrderRecord, opening: Opening): Promise<PaymentAttempt | null> {
  const attempt = await reserve(order, opening)
  if (!attempt || attempt.reference) return attempt
  const { driver, kinds, address, description } = opening
  const { reference, redirectUrl } = await driver.open({
    attemptId: attempt.id,
    orderId: order.id,
    description,
    amountRappen: attempt.amountRappen,
    kinds,
    language: order.language as 'de',
    email: order.contactEmail,
    expiresAt: attempt.expiresAt,
    successUrl: `${address}/${order.language}/success?order=${order.id}`,
    failureUrl: `${address}/${order.language}/failure?order=${order.id}`,
    idempotencyKey: `attempt:${attempt.id}`,
  })
  return db().paymentAttempt.update({ where: { id: attempt.id }, data: { reference, redirectUrl } })
}

async function reserve(order: OrderRecord, { driver, now }: Opening): Promise<PaymentAttempt | null> {
  const open = await findOpen(order.id)
  if (open) return open
  const expiresAt = heldUntil(order)
  if (order.status !== 'awaiting_payment' || expiresAt <= now) return null
  const row = {
    id: randomUUID(),
    orderId: order.id,
    provider: driver.provider,
    isLive: driver.isLive,
    amountRappen: order.totalRappen,
  }
  // Of two taps at once the second finds the attempt of the first.
  await db().paymentAttempt.createMany({
    data: { ...row, createdAt: now, expiresAt, nextLookAt: nextLookAt(0, now) },
    skipDuplicates: true,
  })
  return findOpen(order.id)
}

function findOpen(orderId: string): Promise<PaymentAttempt | null> {
  return db().paymentAttempt.findFirst({ where: { orderId, status: { in: ['open', 'authorised'] } } })
}

/** Whether asking again may help; everything else the guest is told, and may pay in cash. */
export function isPassing(error: unknown): boolean {
  return error instanceof ProviderError && error.fault === 'unreachable'
}
