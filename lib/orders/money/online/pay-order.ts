import { setTimeout as pause } from 'node:timers/promises'
import type { Customer } from '@/lib/accounts/caller'
import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { log } from '@/lib/platform/process/log'
import { secondsToWait } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { findOrder, findOwnOrder } from '@/lib/orders/read/find-order'
import type { OrderView } from '@/lib/orders/read/order-view'
import { currentProvider } from '@/lib/orders/money/provider/current-provider'
import { ProviderError, type PaymentDriver } from '@/lib/orders/money/provider/driver'
import { openAttempt } from './open-attempt'
import { settle } from './settle'

export interface WayToPay {
  redirectUrl: string
  /** Until then time and price are held. */
  expiresAt: Date
}

export interface Paying {
  /** Where the guest reaches the shop: a phone reaches the demo by the address of the machine. */
  address: string
  now?: Date
}

/** The open way to pay an own order, or a new one. Refused with the order as it is where it awaits no payment. */
export async function payOrder(
  customer: Customer,
  orderId: string,
  { address, now = new Date() }: Paying,
): Promise<WayToPay> {
  const [order, provider] = await Promise.all([findOwnOrder(customer, orderId), currentProvider()])
  if (order.status !== 'awaiting_payment') throw await notAwaited(customer, orderId, now)
  if (!provider?.offer) throw new Refusal('payment_unavailable')
  try {
    // To a real provider always the same: opened again, it has to be asked in the same words.
    const back = provider.driver.provider === 'demo' ? address : publicOrigin()
    const attempt = await openAttempt(order, { driver: provider.driver, address: back, now })
    if (!attempt) throw await notAwaited(customer, orderId, now)
    return { redirectUrl: attempt.redirectUrl, expiresAt: attempt.expiresAt }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.error({ orderId, fault: error.fault }, 'a payment could not be opened')
    throw new Refusal('payment_unavailable')
  }
}

async function notAwaited(customer: Customer, orderId: string, now: Date): Promise<Refusal> {
  return new Refusal('payment_not_awaited', { data: await findOrder(orderId, customer, now) })
}

/** Shorter than the page waits between two checks. */
const secondsBetweenLooks = 1

/** Half of what a client waits. What the provider says later is written all the same. */
const longestLookMs = 10_000

/**
 * Asks the provider at once, for the guest who comes back before its message. Any caller who knows the order's id may,
 * and from however many clients it comes, the provider is asked once in a while.
 */
export async function checkPayment(
  orderId: string,
  caller: Customer | null,
  now = new Date(),
  withinMs = longestLookMs,
): Promise<OrderView> {
  const provider = await currentProvider()
  const isAskedNow = provider && (await secondsToWait('payment-look', orderId, secondsBetweenLooks)) === 0
  if (isAskedNow)
    await Promise.race([lookAtAll(orderId, provider.driver, now), pause(withinMs, undefined, { ref: false })])
  const order = await findOrder(orderId, caller, now)
  if (!order) throw new Refusal('not_found')
  return order
}

/** Until one is paid or nothing is left to hear: any of them may be, also one that had ended for the shop. */
async function lookAtAll(orderId: string, driver: PaymentDriver, now: Date): Promise<void> {
  const looks = (await unsettled(orderId)).map(({ id }) =>
    settle(id, driver, now).catch((error: unknown) =>
      log.error({ err: error, id }, 'a payment could not be looked at'),
    ),
  )
  const paid = new Promise<void>((resolve) => {
    for (const look of looks) void look.then((settled) => settled === 'paid' && resolve())
  })
  await Promise.race([paid, Promise.all(looks)])
}

/** For an order that is cancelled: what is still open can be paid no more, and what was paid meanwhile goes back. */
export async function endAttempts(orderId: string, now = new Date()): Promise<void> {
  const open = await db().paymentAttempt.findMany({ where: { orderId, status: 'open' }, select: { id: true } })
  const provider = open.length > 0 ? await currentProvider() : null
  if (provider) for (const { id } of open) await settle(id, provider.driver, now, 'expire')
}

function unsettled(orderId: string): Promise<Pick<PaymentAttempt, 'id'>[]> {
  return db().paymentAttempt.findMany({
    where: { orderId, status: { not: 'paid' }, reference: { not: null } },
    select: { id: true },
  })
}
