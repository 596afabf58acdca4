import type { BoardCaller } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { findShop } from '@/lib/shop/queries'
import { minimumAgeIn } from '@/lib/orders/lines'
import { shopAuthor } from './advance-order'
import { handOver } from './hand-over'
import { applyStep, type Step } from './take-step'
import { lockOrders } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { openStatuses, nextStatuses, placeOf } from '@/lib/orders/status'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { dueAt, isLeftOver, type LeftOpenReason } from '@/lib/orders/read/left-over'

interface Closing {
  handedOver?: readonly string[]
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

/** All or nothing: handed-over orders are paid, uncollected and unaccepted ones cancelled. Answers what stays open. */
export async function closeDay(caller: BoardCaller, { now = new Date(), ...named }: Closing): Promise<Closed> {
  return transaction(async (tx) => {
    const closed: Closed = { completed: 0, cancelled: 0, leftOpen: [] }
    const orders = await lockNamed(tx, named)
    const shop = await findShop(tx)
    for (const order of orders) {
      const to = isLeftOver(order, now) ? endOf(order, named) : 'changed'
      if (to === 'completed' || to === 'cancelled') {
        const step = { by: shopAuthor(caller), shop, now, reason: null, text: '', promisedFor: order.promisedFor }
        const earnedOn = businessDayOf(dueAt(order))
        await stepToEnd(tx, order, { ...step, to, earnedOn })
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

async function lockNamed(
  tx: Tx,
  { handedOver = [], notCollected = [], neverAccepted = [] }: Named,
): Promise<OrderRecord[]> {
  const orders = await lockOrders(tx, [...handedOver, ...notCollected, ...neverAccepted])
  return orders.filter(({ status }) => openStatuses.includes(status))
}

/** Step by step, because PostgreSQL refuses jumps; customers get no mail about yesterday's steps. */
async function stepToEnd(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord> {
  if (step.to === 'cancelled') return applyStep(tx, order, step)
  const [usual] = placeOf(order.status) === 'kitchen' ? nextStatuses(order.status, order.fulfilment) : []
  const next = usual ?? step.to
  const silent = { ...step, to: next, isSilent: true }
  const isAsked = next === 'completed' && minimumAgeIn(order.lines) > 0
  const stepped = await (isAsked
    ? handOver(tx, order, { step: silent, result: 'checked' })
    : applyStep(tx, order, silent))
  return next === step.to ? stepped : stepToEnd(tx, stepped, step)
}
