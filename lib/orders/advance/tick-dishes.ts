import type { BoardCaller } from '@/lib/accounts/caller'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { findShop } from '@/lib/shop/queries'
import { updateOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { nextStatuses, placeOf, tickableStatuses } from '@/lib/orders/status'
import { shopAuthor } from './advance-order'
import { changeForStaff } from './change-for-staff'
import { applyStep, type Step } from './take-step'

interface TickRequest {
  positions: number[]
  done: boolean
  thenReady?: boolean
  linesVersion?: number
}

/** Ticks lines off, or takes that back. `thenReady`: an order with no line left undone becomes ready as well. */
export function tickDishes(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: TickRequest; now?: Date },
): Promise<StaffOrderView> {
  // Of the last two dishes the later one finds the other ticked.
  return changeForStaff({ id, linesVersion: request.linesVersion, now }, async (tx, order) => {
    const positions = new Set(order.lines.map(({ position }) => position))
    if (!request.positions.every((position) => positions.has(position)))
      throw new Refusal('invalid_fields', { fields: { positions: 'invalid' } })
    if (!tickableStatuses.includes(order.status)) throw new Refusal('illegal_transition')
    const by = shopAuthor(caller)
    const ticked = await tick(tx, order, { request, by, now })
    const isWhole = ticked.lines.every(({ position }) => isDone(ticked, position))
    if (!request.thenReady || !isWhole) return ticked
    const step = { promisedFor: order.promisedFor, reason: null, text: '' }
    // Not before the tick, whichever clock says so.
    return stepToReady(tx, ticked, { ...step, by, shop: await findShop(tx), now: ticked.updatedAt })
  })
}

interface Tick {
  request: TickRequest
  by: Step['by']
  now: Date
}

async function tick(tx: Tx, order: OrderRecord, { request, by, now }: Tick): Promise<OrderRecord> {
  const { id: orderId } = order
  const { done } = request
  const changed = [...new Set(request.positions)].filter((position) => isDone(order, position) !== done)
  if (changed.length === 0) return order
  const updated = await updateOrder(tx, order, { now })
  const { byUserId, byDeviceId } = by
  if (done)
    await tx.dishDone.createMany({
      data: changed.map((position) => ({ orderId, position, at: updated.updatedAt, byUserId, byDeviceId })),
    })
  else await tx.dishDone.deleteMany({ where: { orderId, position: { in: changed } } })
  const others = order.dishesDone.filter(({ position }) => !changed.includes(position))
  return { ...updated, dishesDone: done ? [...others, ...changed.map((position) => ({ position }))] : others }
}

function isDone({ dishesDone }: OrderRecord, wanted: number): boolean {
  return dishesDone.some(({ position }) => position === wanted)
}

/** Step by step, as a person of this shop would, because PostgreSQL refuses jumps. */
async function stepToReady(tx: Tx, order: OrderRecord, step: Omit<Step, 'to'>): Promise<OrderRecord> {
  const [to] = placeOf(order.status) === 'kitchen' ? nextStatuses(order.status, order.fulfilment, step.shop) : []
  if (!to) return order
  return stepToReady(tx, await applyStep(tx, order, { ...step, to }), step)
}
