import type { BoardCaller } from '@/lib/accounts/caller'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import { minimumAgeIn } from '@/lib/orders/age-check'
import { shopAuthor } from '@/lib/orders/advance/advance-order'
import { handOverIn } from '@/lib/orders/advance/hand-over'
import { stepIn, type Step } from '@/lib/orders/advance/take-step'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { openStatuses, type OrderStatus } from '@/lib/orders/status'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { dueAt, isLeftOver } from './left-over'

/** Ids, each list as it was shown to whoever closes the day. */
interface Closing {
  handedOver?: readonly string[]
  /** Of those, where an ID was checked. */
  ageChecked?: readonly string[]
  notCollected?: readonly string[]
  neverAccepted?: readonly string[]
  now?: Date
}

/**
 * Closes what earlier business days have left open: what was handed over is paid, what was not collected and what nobody
 * accepted is cancelled. An order that is not named, or no longer as it is named, is left alone, and so is alcohol of which
 * nobody says that an ID was checked.
 */
export async function closeDay(
  caller: BoardCaller,
  { now = new Date(), ...named }: Closing,
): Promise<{ completed: number; cancelled: number }> {
  const shop = await currentShop()
  const closed = { completed: 0, cancelled: 0 }
  for (const order of await listLeftOvers(now)) {
    const to = endOf(order, named)
    if (!to) continue
    const step = { by: shopAuthor(caller), shop, now, reason: null, text: '', promisedFor: order.promisedFor }
    const earnedOn = businessDayOf(dueAt(order))
    if (await transaction((tx) => walk(tx, order, { ...step, to, earnedOn }))) closed[to] += 1
  }
  return closed
}

function endOf({ id, status, lines }: OrderRecord, named: Omit<Closing, 'now'>): 'completed' | 'cancelled' | null {
  if (status === 'received') return named.neverAccepted?.includes(id) ? 'cancelled' : null
  if (named.notCollected?.includes(id)) return 'cancelled'
  const isChecked = minimumAgeIn(lines) === 0 || named.ageChecked?.includes(id)
  return isChecked && named.handedOver?.includes(id) ? 'completed' : null
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
  const silent = { ...step, to: next, isSilent: true }
  const isAsked = next === 'completed' && minimumAgeIn(order.lines) > 0
  const stepped = await (isAsked
    ? handOverIn(tx, order, { step: silent, result: 'checked' })
    : stepIn(tx, order, silent))
  return stepped && next !== step.to ? walk(tx, stepped, step) : stepped
}
