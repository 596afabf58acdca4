import { db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { retaxOrder } from '@/lib/orders/advance/retax-order'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import type { OrderRecord } from '@/lib/orders/order'
import { paidInVainMail, queueOrderMail } from '@/lib/orders/mails/order-mails'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { findShop } from '@/lib/shop/queries'
import { nextLookAt } from '@/lib/orders/money/look-at-payments'
import { confirmOrder, receiveOrder } from './receive-order'
import { ProviderError, undecided, type FoundPayment, type PaymentDriver } from '@/lib/orders/money/provider/driver'
import type { PaymentAttempt } from '@/lib/generated/prisma/client'

/** What became of an attempt; `wrong`: what the provider has is not what was asked for, and the staff have to look. */
export type Settled = PaymentAttempt['status'] | 'wrong' | 'unreachable'

/** Each answers what is true then: what is paid while it is to be ended is found, and stays paid. */
export type Asking = 'find' | 'expire' | 'take' | 'release'

/**
 * Asks the provider what became of an attempt, and writes it once. Called by the provider's message, the page that the
 * guest comes back to, the reconciler and the staff's button, at the same time and as often as they like.
 */
export async function settle(
  attemptId: string,
  driver: PaymentDriver,
  now = new Date(),
  asking: Asking = 'find',
): Promise<Settled> {
  const attempt = await db().paymentAttempt.findUnique({ where: { id: attemptId } })
  if (!attempt || attempt.status === 'paid') return attempt?.status ?? 'open'
  const { reference } = attempt
  if (!reference) return asking === 'expire' ? write(attempt, null, now) : attempt.status
  try {
    return await write(attempt, await driver[asking](reference, `${asking}:${attemptId}`), now)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await noteFault(attempt, error.fault, now)
    return undecided.includes(error.fault) ? 'unreachable' : 'wrong'
  }
}

async function noteFault({ id, looks }: PaymentAttempt, lastFault: string, now: Date): Promise<void> {
  await db().paymentAttempt.updateMany({
    where: { id, status: { not: 'paid' } },
    data: { lastFault, looks: { increment: 1 }, nextLookAt: nextLookAt(looks + 1, now) },
  })
}

/** @param found null: the provider never heard of it */
async function write(attempt: PaymentAttempt, found: FoundPayment | null, now: Date): Promise<Settled> {
  const unlike = found && differenceOf(attempt, found)
  if (unlike) {
    log.error({ attemptId: attempt.id, orderId: attempt.orderId, unlike }, 'a payment is not what was asked for')
    await noteFault(attempt, unlike, now)
    return 'wrong'
  }
  return withOrder(attempt.orderId, async (tx, order) => {
    const current = await tx.paymentAttempt.findUniqueOrThrow({ where: { id: attempt.id } })
    // Opened meanwhile, so that the provider has to be asked.
    if (current.status === 'paid' || (!found && current.reference)) return current.status
    // A fault that is over is noted too: it would else be shown to the staff.
    const isNoted = current.status === found?.state && !current.lastFault
    if (isNoted && !(current.endedAt && current.nextLookAt)) return current.status
    if (current.endedAt && found?.state === 'open') return lookAgain(tx, current, now)
    await updateOrder(tx, order, { now })
    if (found?.state === 'paid') await receivePayment(tx, current, { payment: found, now })
    else await note(tx, current, found?.state ?? 'expired', now)
    if (found?.state === 'authorised') await receiveUnpaid(tx, order.id, now)
    return found?.state ?? 'expired'
  })
}

/** What a forger, a mix-up of shops or a wrong key would change. */
function differenceOf(
  attempt: Pick<PaymentAttempt, 'id' | 'amountRappen' | 'isLive'>,
  { attemptId, amountRappen, currency, isLive, state, chargeReference }: FoundPayment,
): string | null {
  if (attemptId !== attempt.id) return 'other_attempt'
  if (currency.toUpperCase() !== 'CHF') return 'other_currency'
  if (amountRappen !== attempt.amountRappen) return 'other_amount'
  if (isLive !== attempt.isLive) return 'other_mode'
  // Without it nothing could be paid back.
  return state === 'paid' && !chargeReference ? 'no_charge' : null
}

async function note(
  tx: Tx,
  { id, looks }: PaymentAttempt,
  status: 'open' | 'authorised' | 'failed' | 'expired',
  now: Date,
): Promise<void> {
  const isOver = status === 'failed' || status === 'expired'
  await tx.paymentAttempt.update({
    where: { id },
    data: {
      status,
      endedAt: isOver ? now : null,
      nextLookAt: isOver ? null : nextLookAt(looks + 1, now),
      lastFault: '',
      looks: { increment: 1 },
    },
    select: { id: true },
  })
}

/** It has ended, and money may still come; meanwhile another may be open. */
async function lookAgain(tx: Tx, { id, looks }: PaymentAttempt, now: Date): Promise<'open'> {
  await tx.paymentAttempt.update({
    where: { id },
    data: { nextLookAt: nextLookAt(looks + 1, now), looks: { increment: 1 } },
    select: { id: true },
  })
  return 'open'
}

interface Receiving {
  payment: FoundPayment
  now: Date
}

/**
 * The money is there. An order that awaits it goes to the kitchen; for one that is gone, or paid already, the booking
 * itself makes a refund due.
 */
async function receivePayment(tx: Tx, attempt: PaymentAttempt, { payment, now }: Receiving): Promise<void> {
  const { chargeReference, kind } = payment
  await tx.paymentAttempt.update({
    where: { id: attempt.id },
    data: { status: 'paid', chargeReference, kind: kind ?? '', endedAt: now, nextLookAt: null, lastFault: '' },
    select: { id: true },
  })
  const order = await findWholeOrder(attempt.orderId, tx)
  if (!order) throw new Error(`order ${attempt.orderId} is gone`)
  const shop = await findShop(tx)
  const isAwaited = order.status === 'awaiting_payment'
  const received = isAwaited ? await receiveOrder(tx, order, { shop, now }) : await intoBooks(tx, order, now)
  const supplied = await retaxOrder(tx, received, shop)
  const money = { kind: 'collected', method: 'online', amountRappen: attempt.amountRappen } as const
  const entry = { ...money, reference: chargeReference ?? '' }
  const by = { byUserId: null, byDeviceId: null }
  const booked = await bookEntries(tx, supplied, () => [entry], { by, now })
  if (isAwaited) await confirmOrder(tx, booked, shop)
  else await queueOrderMail(tx, booked, { shop, compose: (context) => paidInVainMail(booked, context) })
  await giveReceipt(tx, booked, { shop, now })
}

/** The provider holds the money for the shop, which takes it once the kitchen has accepted. */
async function receiveUnpaid(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await findWholeOrder(orderId, tx)
  if (order?.status !== 'awaiting_payment') return
  const shop = await findShop(tx)
  await confirmOrder(tx, await receiveOrder(tx, order, { shop, now }), shop)
}

/** Paid too late: the order stays cancelled, but its money is in the books of the day on which it came. */
async function intoBooks(tx: Tx, order: OrderRecord, now: Date): Promise<OrderRecord> {
  return order.businessDay ? order : updateOrder(tx, order, { businessDay: new Date(businessDayOf(now)), now })
}
