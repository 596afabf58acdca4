import type { BoardCaller } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import { minimumAgeIn } from '@/lib/orders/lines'
import { shopAuthor } from './advance-order'
import { handOverIn } from './hand-over'
import { stepIn, type Step } from './take-step'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { openStatuses, type OrderStatus } from '@/lib/orders/status'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { dueAt, isLeftOver, type LeftOpenReason } from '@/lib/orders/read/left-over'

/** Ids, each list as it was shown to whoever closes the day. */
interface Closing {
  handedOver?: readonly string[]
  /** Of those, where an ID was checked. */
  ageChecked?: readonly string[]
  notCollected?: readonly string[]
  neverAccepted?: readonly string[]
  now?: Date
}

type Named = Omit<Closing, 'now'>

interface Closed {
  completed: number
  cancelled: number
  leftOpen: { id: string; reason: LeftOpenReason }[]
}

// A full evening takes longer than one step; the board waits for 20 s.
const timeout = { timeoutMs: 18_000 }

/**
 * Closes what earlier business days have left open, all of it or, where something fails, nothing: what was handed over is
 * paid, what was not collected and what nobody accepted is cancelled. What is named and stays open all the same is answered.
 */
export async function closeDay(caller: BoardCaller, { now = new Date(), ...named }: Closing): Promise<Closed> {
  const shop = await currentShop()
  return transaction(async (tx) => {
    const closed: Closed = { completed: 0, cancelled: 0, leftOpen: [] }
    for (const order of await lockNamed(tx, named)) {
      const to = isLeftOver(order, now) ? endOf(order, named) : 'changed'
      if (to === 'completed' || to === 'cancelled') {
        const step = { by: shopAuthor(caller), shop, now, reason: null, text: '', promisedFor: order.promisedFor }
        const earnedOn = businessDayOf(dueAt(order))
        if (!(await walk(tx, order, { ...step, to, earnedOn })))
          throw new Error(`order ${order.id} moved on while it was locked`)
        closed[to] += 1
      } else closed.leftOpen.push({ id: order.id, reason: to })
    }
    return closed
  }, timeout)
}

function endOf({ id, status, lines }: OrderRecord, named: Named): 'completed' | 'cancelled' | LeftOpenReason {
  if (status === 'received') return named.neverAccepted?.includes(id) ? 'cancelled' : 'changed'
  if (named.notCollected?.includes(id)) return 'cancelled'
  if (!named.handedOver?.includes(id)) return 'changed'
  return minimumAgeIn(lines) === 0 || named.ageChecked?.includes(id) ? 'completed' : 'age_check_missing'
}

/** Those that are open. Locked before they are read, so that none of them moves on until all are closed. */
async function lockNamed(
  tx: Tx,
  { handedOver = [], notCollected = [], neverAccepted = [] }: Named,
): Promise<OrderRecord[]> {
  const ids = [...handedOver, ...notCollected, ...neverAccepted]
  await tx.$queryRaw`select id from orders where id = any (${ids}) order by id for update`
  return tx.order.findMany({
    where: { id: { in: ids }, status: { in: [...openStatuses] } },
    orderBy: { createdAt: 'asc' },
    include: wholeOrder,
  })
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
