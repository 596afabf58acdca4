import type { BoardCaller } from '@/lib/accounts/caller'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import type { OrderRecord } from '@/lib/orders/order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { nextStatuses, placeOf, tickableStatuses } from '@/lib/orders/status'
import { shopAuthor } from './advance-order'
import { applyStep, type Step } from './take-step'

interface TickRequest {
  positions: number[]
  done: boolean
  thenReady?: boolean
}

/** Ticks lines off, or takes that back. `thenReady`: an order with no line left undone becomes ready as well. */
export async function tickDishes(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: TickRequest; now?: Date },
): Promise<StaffOrderView> {
  const shop = await currentShop()
  const { order, isTicked } = await transaction(async (tx) => {
    const found = await findLocked(tx, id, request)
    if (!tickableStatuses.includes(found.status)) return { order: found, isTicked: false }
    return { order: await tickLocked(tx, found, { request, by: shopAuthor(caller), shop, now }), isTicked: true }
  })
  const view = await staffView(order, now)
  if (!isTicked) throw new Refusal('illegal_transition', { data: view })
  return view
}

/** The row is locked first, as by every step: of the last two dishes the later one finds the other ticked. */
async function findLocked(tx: Tx, id: string, request: TickRequest): Promise<OrderRecord> {
  await tx.$queryRaw`select id from orders where id = ${id} for update`
  const order = await findWholeOrder(id, tx)
  if (!order) throw new Refusal('not_found')
  const positions = new Set(order.lines.map(({ position }) => position))
  if (request.positions.every((position) => positions.has(position))) return order
  throw new Refusal('invalid_fields', { fields: { positions: 'invalid' } })
}

interface Ticking extends Pick<Step, 'by' | 'shop' | 'now'> {
  request: TickRequest
}

async function tickLocked(tx: Tx, order: OrderRecord, { request, now, ...author }: Ticking): Promise<OrderRecord> {
  // Cooks tick quicker than a millisecond: a board takes the order with the later time for the newer one.
  const at = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1))
  const ticked = await tick(tx, order, { request, by: author.by, at })
  const isWhole = ticked.lines.every(({ position }) => isDone(ticked, position))
  if (!request.thenReady || !isWhole) return ticked
  return stepToReady(tx, ticked, { ...author, now: at, promisedFor: order.promisedFor, reason: null, text: '' })
}

interface Tick {
  request: TickRequest
  by: Step['by']
  at: Date
}

async function tick(tx: Tx, order: OrderRecord, { request, by, at }: Tick): Promise<OrderRecord> {
  const { id: orderId } = order
  const { done } = request
  const changed = [...new Set(request.positions)].filter((position) => isDone(order, position) !== done)
  if (changed.length === 0) return order
  const { byUserId, byDeviceId } = by
  if (done)
    await tx.dishDone.createMany({
      data: changed.map((position) => ({ orderId, position, at, byUserId, byDeviceId })),
    })
  else await tx.dishDone.deleteMany({ where: { orderId, position: { in: changed } } })
  await tx.order.update({ where: { id: orderId }, data: { updatedAt: at }, select: { id: true } })
  const others = order.dishesDone.filter(({ position }) => !changed.includes(position))
  return {
    ...order,
    updatedAt: at,
    dishesDone: done ? [...others, ...changed.map((position) => ({ position }))] : others,
  }
}

function isDone({ dishesDone }: OrderRecord, wanted: number): boolean {
  return dishesDone.some(({ position }) => position === wanted)
}

/** Step by step, as a person would, because PostgreSQL refuses jumps. */
async function stepToReady(tx: Tx, order: OrderRecord, step: Omit<Step, 'to'>): Promise<OrderRecord> {
  const [to] = placeOf(order.status) === 'kitchen' ? nextStatuses(order.status, order.fulfilment) : []
  if (!to) return order
  const stepped = await applyStep(tx, order, { ...step, to })
  if (!stepped) throw new Error(`order ${order.id} moved on while it was locked`)
  return stepToReady(tx, stepped, step)
}
