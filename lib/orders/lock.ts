import type { Customer } from '@/lib/accounts/caller'
import { transaction, type Prisma, type Tx } from '@/lib/platform/database/db'
import { found, Refusal } from '@/lib/platform/refusal'
import { movedInKitchen } from './kitchen'
import { findOrders, type OrderRecord } from './order'

export type Act<T> = (tx: Tx, order: OrderRecord) => Promise<T>

/**
 * The one way to change an order, its payment or what is proposed for it: the verb gets the order as it is under its lock,
 * and acts on that. The order is locked before anything that belongs to it, so that no two verbs wait for each other.
 */
export function withOrder<T>(id: string, act: Act<T>): Promise<T> {
  return transaction(async (tx) => {
    const [order] = await lockOrders(tx, [id])
    return act(tx, found(order ?? null))
  })
}

/** Another customer's order is missing, as one that never was. */
export function withOwnOrder<T>({ userId }: Customer, id: string, act: Act<T>): Promise<T> {
  return withOrder(id, async (tx, order) => {
    if (order.customerId !== userId) throw new Refusal('not_found')
    return act(tx, order)
  })
}

/** In one order, so that two callers with some in common do not wait for each other. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<OrderRecord[]> {
  // No update: what is refused, or done already, writes nothing and wakes no board. As an update it lets other
  // transactions refer to the row.
  await tx.$queryRaw`select id from orders where id = any (${ids}) order by id for no key update`
  return findOrders(tx, { where: { id: { in: [...ids] } }, orderBy: { createdAt: 'asc' } })
}

type OrderUpdate = Partial<Omit<OrderRecord, keyof Prisma.OrderInclude | 'id' | 'number' | 'updatedAt'>>

/** Notifies the boards and the guest's page, so that what changes beside the row calls it too. */
export async function updateOrder<Order extends OrderRecord>(
  tx: Tx,
  order: Order,
  { now, ...data }: OrderUpdate & { now: Date },
): Promise<Order> {
  // Cooks tap quicker than a millisecond, and clocks differ: a board takes the order with the later time for the newer one.
  const updatedAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1))
  const written = { ...movedInKitchen(order, { ...order, ...data }), ...data, updatedAt }
  const { number } = await tx.order.update({ where: { id: order.id }, data: written, select: { number: true } })
  // A finished order that is taken back may have got a new number, because its own was given away.
  return { ...order, ...written, number }
}
