import type { BoardCaller } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import { minimumAgeIn } from '@/lib/orders/lines'
import { shopAuthor } from './advance-order'
import { applyHandOver } from './hand-over'
import { applyStep, type Step } from './take-step'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { openStatuses, nextStatuses, placeOf } from '@/lib/orders/status'
import { businessDayOf } from '@/lib/shop/opening-hours'
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
  const shop = await currentShop()
  return transaction(async (tx) => {
    const closed: Closed = { completed: 0, cancelled: 0, leftOpen: [] }
    for (const order of await lockNamed(tx, named)) {
      const to = isLeftOver(order, now) ? endOf(order, named) : 'changed'
      if (to === 'completed' || to === 'cancelled') {
        const step = { by: shopAuthor(caller), shop, now, reason: null, text: '', promisedFor: order.promisedFor }
        const earnedOn = businessDayOf(dueAt(order))
        if (!(await stepToEnd(tx, order, { ...step, to, earnedOn })))
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

/** Step by step, because PostgreSQL refuses jumps; customers get no mail about yesterday's steps. */
async function stepToEnd(tx: Tx, order: OrderRecord, step: Step): Promise<OrderRecord | null> {
  if (step.to === 'cancelled') return applyStep(tx, order, step)
  const [usual] = placeOf(order.status) === 'kitchen' ? nextStatuses(order.status, order.fulfilment) : []
  const next = usual ?? step.to
  const silent = { ...step, to: next, isSilent: true }
  const isAsked = next === 'completed' && minimumAgeIn(order.lines) > 0
  const stepped = await (isAsked
    ? applyHandOver(tx, order, { step: silent, result: 'checked' })
    : applyStep(tx, order, silent))
  return stepped && next !== step.to ? stepToEnd(tx, stepped, step) : stepped
}
