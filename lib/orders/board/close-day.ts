import type { BoardCaller } from '@/lib/accounts/caller'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import { shopAuthor } from '@/lib/orders/advance/advance-order'
import { stepIn, type Step } from '@/lib/orders/advance/take-step'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { openStatuses, type OrderStatus } from '@/lib/orders/status'
import { isLeftOver } from './left-over'

interface Closing {
  /** Ids of accepted orders that nobody came for. */
  notCollected: readonly string[]
  now?: Date
}

/**
 * Closes what earlier business days have left open: what was accepted was handed over and paid, unless it is named as
 * not collected; what nobody accepted is cancelled. An order that moves meanwhile is left alone.
 */
export async function closeDay(
  caller: BoardCaller,
  { notCollected, now = new Date() }: Closing,
): Promise<{ completed: number; cancelled: number }> {
  const shop = await currentShop()
  const closed = { completed: 0, cancelled: 0 }
  for (const order of await listLeftOvers(now)) {
    const to = order.status === 'received' || notCollected.includes(order.id) ? 'cancelled' : 'completed'
    const step = { by: shopAuthor(caller), shop, now, reason: null, text: '', promisedFor: order.promisedFor }
    if (await transaction((tx) => walk(tx, order, { ...step, to }))) closed[to] += 1
  }
  return closed
}

async function listLeftOvers(now: Date): Promise<OrderRecord[]> {
  const open = await db().order.findMany({
    where: { status: { in: [...openStatuses] } },
    orderBy: { createdAt: 'asc' },
    include: wholeOrder,
  })
  return open.filter((order) => isLeftOver(order, now))
}

const wayToHandOver: Partial<Record<OrderStatus, OrderStatus>> = { accepted: 'preparing', preparing: 'ready' }

/** Step by step, because the order's history and PostgreSQL know no jumps; of yesterday's steps nobody is told. */
async function walk(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  if (step.to === 'cancelled') return stepIn(tx, order, step)
  const next = wayToHandOver[order.status] ?? step.to
  const stepped = await stepIn(tx, order, { ...step, to: next, isSilent: true })
  return stepped && next !== step.to ? walk(tx, stepped, step) : stepped
}
