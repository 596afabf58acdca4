import { transaction, type Tx } from '@/lib/platform/db'
import { queueMail } from '@/lib/mail/queue-mail'
import type { ShopView } from '@/lib/shop/schema'
import { mailFor } from '@/lib/orders/order-mails'
import type { HistoryEntry, OrderRecord } from '@/lib/orders/order'
import type { OrderStatus, RejectionReason } from '@/lib/orders/status'

export interface Step {
  to: OrderStatus
  promisedFor: Date | null
  reason: RejectionReason | null
  text: string
  by: { userId: string; firstname: string; lastname: string; as: 'customer' | 'shop' }
  shop: ShopView
  now: Date
}

/**
 * Writes a step with its history, payment and mail. Null, and nothing written, if the order has moved on since it
 * was read.
 */
export async function takeStep(order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  const entry = entryFor(order, step)
  const stepped = afterStep(order, step, entry)
  return transaction(async (tx) => {
    const { status, promisedFor, updatedAt } = stepped
    // The where is the guard: of two who read the same order only one finds it unchanged.
    const { count } = await tx.order.updateMany({
      where: { id: order.id, status: order.status, updatedAt: order.updatedAt },
      data: { status, promisedFor, updatedAt },
    })
    if (count === 0) return null
    await tx.statusChange.create({ data: { ...entry, orderId: order.id, byUserId: step.by.userId } })
    if (stepped.payment !== order.payment) await writePayment(tx, stepped)
    const { reason, text, by, shop } = step
    const mail = mailFor(stepped, { reason, text, by: by.as, isDelay: status === order.status }, shop)
    if (mail) await queueMail(tx, mail)
    return stepped
  })
}

type Entry = Omit<HistoryEntry, 'byUser'>

function entryFor(order: OrderRecord, { to: status, promisedFor, reason, text, now: at }: Step): Entry {
  const isNewPromise = promisedFor?.getTime() !== order.promisedFor?.getTime()
  return { status, at, reason, text, promisedFor: isNewPromise ? promisedFor : null }
}

function afterStep(order: OrderRecord, { to: status, promisedFor, by, now }: Step, entry: Entry): OrderRecord {
  const payment = order.payment && settled(order.payment, { status, now, byUserId: by.userId })
  const history = [...order.history, { ...entry, byUser: by }]
  return { ...order, status, promisedFor, updatedAt: now, payment, history }
}

/** The cash is collected with the hand-over; what is never handed over is never paid. */
function settled(
  payment: NonNullable<OrderRecord['payment']>,
  { status, now, byUserId }: { status: OrderStatus; now: Date; byUserId: string },
): NonNullable<OrderRecord['payment']> {
  if (status === 'completed' && payment.status === 'pending')
    return { ...payment, status: 'collected', collectedAt: now, collectedById: byUserId }
  if (status === 'rejected' || status === 'cancelled')
    return { ...payment, status: 'void', collectedAt: null, collectedById: null }
  return payment
}

async function writePayment(tx: Tx, { payment }: OrderRecord): Promise<void> {
  if (!payment) return
  const { id, status, collectedAt, collectedById } = payment
  await tx.payment.update({ where: { id }, data: { status, collectedAt, collectedById }, select: { id: true } })
}
