import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'
import { asAnnounced } from '@/lib/orders/read/history'
import { withOrder } from '@/lib/orders/lock'
import { holdMinutes } from '@/lib/orders/limits'
import { applyStep } from '@/lib/orders/advance/take-step'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { isRefused } from '@/lib/orders/status'
import { findShop } from '@/lib/shop/queries'
import type { PaymentDriver } from '@/lib/orders/money/provider/driver'
import { oneByOne, sendRefunds } from './send-refunds'
import { openAgain } from './open-attempt'
import { settle, type Asking, type Settled } from './settle'

const leaseMinutes = 2
const minute = 60_000

/** While the provider does not say what became of an attempt. Money that comes after it goes back. */
const longestHoldMinutes = 60

/** Finishes what a killed process, a lost message or a guest who went away has left. Once over all processes. */
export async function reconcile(driver: PaymentDriver | null, now = new Date()): Promise<void> {
  if (driver) await oneByOne(await claim(driver.provider, now), (attempt) => lookAt(attempt, driver, now))
  await giveBackHeld(now)
  if (driver) await sendRefunds(driver, now)
}

export async function lookAt(attempt: PaymentAttempt, driver: PaymentDriver, now: Date): Promise<void> {
  // Claimed again in two minutes: what may be open there is not ended here.
  if (!attempt.reference && !(await openAgain(attempt, driver, now))) return
  const settled = await settle(attempt.id, driver, now)
  const due = await dueAt(attempt, settled, now)
  if (due) await settle(attempt.id, driver, now, due)
}

async function claim(provider: string, now: Date): Promise<PaymentAttempt[]> {
  const until = new Date(now.getTime() + leaseMinutes * minute)
  const rows = await db().$queryRaw<{ id: string }[]>`
    update payment_attempt set next_look_at = ${until} where id in (
      select id from payment_attempt where provider = ${provider} and next_look_at <= ${now}
      order by next_look_at limit 20 for update skip locked)
    returning id`
  return db().paymentAttempt.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })
}

/** What the order as guests know it asks of the provider; a step that can still be undone does not count yet. */
async function dueAt({ orderId, expiresAt }: PaymentAttempt, settled: Settled, now: Date): Promise<Asking | null> {
  if (settled !== 'open' && settled !== 'authorised') return null
  const order = await findWholeOrder(orderId)
  if (!order) return null
  const { status } = asAnnounced(order, now)
  if (settled === 'open') return status !== 'awaiting_payment' || expiresAt <= now ? 'expire' : null
  if (isRefused(status)) return 'release'
  return status === 'awaiting_payment' || status === 'received' ? null : 'take'
}

/** An order that can be paid no more gives its time back; a guest who went away is told nothing. */
async function giveBackHeld(now: Date): Promise<void> {
  const [held, longest] = [holdMinutes, longestHoldMinutes].map((minutes) => new Date(now.getTime() - minutes * minute))
  const rows = await db().order.findMany({
    where: {
      status: 'awaiting_payment',
      createdAt: { lte: held },
      OR: [{ attempts: { none: { status: { in: ['open', 'authorised'] } } } }, { createdAt: { lte: longest } }],
    },
    select: { id: true },
    take: 50,
  })
  const by = { byUserId: null, byDeviceId: null, byUser: null, byDevice: null, as: 'customer' } as const
  const step = { to: 'cancelled', promisedFor: null, reason: null, text: '', isSilent: true, by, now } as const
  await oneByOne(rows, ({ id }) =>
    withOrder(id, async (tx, order) => {
      if (order.status === 'awaiting_payment') await applyStep(tx, order, { ...step, shop: await findShop(tx) })
    }),
  )
}
