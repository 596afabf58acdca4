import { databaseTime } from '@/lib/platform/database/database-time'
import { db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { paidBackAs } from '@/lib/orders/money/balance'
import { bookEntries } from '@/lib/orders/money/book-entries'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { ProviderError, undecided, type FoundRefund, type PaymentDriver } from '@/lib/orders/money/provider/driver'

/** Longer than a provider takes to answer: until then no other process sends the same. */
const leaseMinutes = 2
const minute = 60_000

interface Claimed {
  id: string
  attemptId: string
  orderId: string
  amountRappen: number
  chargeReference: string
  reference: string | null
  createdAt: Date
  tries: number
}

/** Sends what is due, and asks after what was sent. Over all processes each refund is in one hand at a time. */
export async function sendRefunds(driver: PaymentDriver, now = new Date()): Promise<number> {
  const claimed = await claim(driver.provider, await databaseTime(db(), now))
  await oneByOne(claimed, (refund) => send(refund, driver, now))
  return claimed.length
}

/** A row that nothing can be done with is said, and keeps no other waiting. */
export async function oneByOne<Row extends { id: string }>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    await act(row).catch((error: unknown) => log.error({ err: error, id: row.id }, 'a payment could not be finished'))
}

/** Counted before it is sent: a process that dies in between leaves a try behind, and the same key. */
function claim(provider: string, now: Date): Promise<Claimed[]> {
  const until = new Date(now.getTime() + leaseMinutes * minute)
  return db().$queryRaw<Claimed[]>`
    update refund r set tries = r.tries + 1, next_try_at = ${until}
    from payment_attempt a
    where a.id = r.attempt_id and a.provider = ${provider} and r.id in (
      select id from refund where status in ('due', 'sent') and next_try_at <= ${now}
      order by next_try_at limit 20 for update skip locked)
    returning r.id, r.attempt_id as "attemptId", a.order_id as "orderId", r.amount_rappen as "amountRappen",
      a.charge_reference as "chargeReference", r.reference, r.created_at as "createdAt", r.tries`
}

async function send(refund: Claimed, driver: PaymentDriver, now: Date): Promise<void> {
  const { id: refundId, chargeReference, amountRappen, reference } = refund
  try {
    const found = reference
      ? await driver.findRefund(reference)
      : await driver.refund({ refundId, chargeReference, amountRappen, idempotencyKey: `refund:${refundId}` })
    await withOrder(refund.orderId, (tx, order) => note(tx, order, { refund, found, now }))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // What may have gone back is not given up: it could be sent under another name.
    const isOver = !undecided.includes(error.fault)
    log.warn({ refundId, fault: error.fault, isOver }, 'a refund was not taken')
    await db().refund.updateMany({
      where: { id: refundId, status: { in: ['due', 'sent'] } },
      data: { lastFault: error.fault, ...(isOver ? { status: 'failed', endedAt: now } : later(refund.tries, now)) },
    })
  }
}

function later(tries: number, now: Date) {
  return { nextTryAt: new Date(now.getTime() + Math.min(2 ** tries, 120) * minute) }
}

interface Noting {
  refund: Claimed
  found: FoundRefund
  now: Date
}

async function note(tx: Tx, order: OrderRecord, { refund, found, now }: Noting): Promise<void> {
  const { id, amountRappen, createdAt, tries } = refund
  const updated = await updateOrder(tx, order, { now })
  const isOver = found.state !== 'sent'
  const { count } = await tx.refund.updateMany({
    where: { id, status: { in: ['due', 'sent'] } },
    data: {
      status: found.state,
      reference: found.reference,
      ...(isOver ? { endedAt: now } : later(tries, now)),
    },
  })
  if (count === 0 || found.state !== 'done') return
  const kind = paidBackAs(order, order.payment?.entries ?? [], { amountRappen, since: createdAt })
  const back = { method: 'online', amountRappen: -amountRappen, reference: found.reference } as const
  await bookEntries(tx, updated, () => [{ kind, ...back }], { by: { byUserId: null, byDeviceId: null }, now })
}
