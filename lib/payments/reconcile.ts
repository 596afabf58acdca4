import type { PaymentAttempt } from '@/lib/generated/prisma/client'
import { Prisma, db } from '@/lib/platform/db'
import { applyStep } from '@/lib/orders/advance/take-step'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { transaction } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import { holdMinutes } from './attempt'
import type { PaymentDriver } from './driver'
import { sendRefunds } from './send-refunds'
import { expireAttempt, settle } from './settle'

const leaseMinutes = 2
const minute = 60_000

/** Finishes what a killed process, a lost message or a guest who went away has left. Once over all processes. */
export async function reconcile(driver: PaymentDriver, now = new Date()): Promise<void> {
  for (const attempt of await claim(driver.provider, now)) await lookAt(attempt, driver, now)
  await giveBackHeld(now)
  await sendRefunds(driver, now)
}

export async function lookAt(attempt: PaymentAttempt, driver: PaymentDriver, now: Date): Promise<void> {
  const settled = await settle(attempt.id, driver, now)
  if (settled === 'open' && attempt.expiresAt <= now) await expireAttempt(attempt, driver, now)
}

async function claim(provider: string, now: Date): Promise<PaymentAttempt[]> {
  const until = new Date(now.getTime() + leaseMinutes * minute)
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    update payment_attempt set next_look_at = ${until} where id in (
      select id from payment_attempt where provider = ${provider} and next_look_at <= ${now}
      order by next_look_at limit 20 for update skip locked)
    returning id`)
  return db().paymentAttempt.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })
}

/** An order that nobody can pay any more gives its time back; a guest who went away is told nothing. */
async function giveBackHeld(now: Date): Promise<void> {
  const held = new Date(now.getTime() - holdMinutes * minute)
  const rows = await db().order.findMany({
    where: {
      status: 'awaiting_payment',
      createdAt: { lte: held },
      attempts: { none: { status: { in: ['open', 'authorised', 'paid'] } } },
    },
    select: { id: true },
    take: 50,
  })
  if (rows.length === 0) return
  const shop = await currentShop()
  const by = { byUserId: null, byDeviceId: null, byUser: null, byDevice: null, as: 'customer' } as const
  for (const { id } of rows)
    await transaction(async (tx) => {
      const order = await findWholeOrder(id, tx)
      if (order?.status !== 'awaiting_payment') return
      const step = { to: 'cancelled', promisedFor: null, reason: null, text: '', isSilent: true } as const
      await applyStep(tx, order, { ...step, by, shop, now })
    })
}
