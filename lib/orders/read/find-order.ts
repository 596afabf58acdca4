import { Staff, type BoardCaller, type Customer } from '@/lib/accounts/caller'
import { db, type Db, type Tx } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import { wholeOrder, type OrderRecord } from '@/lib/orders/order'
import { ownView, publicView, wholeView, type OrderView } from '@/lib/orders/order-view'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'

/** The order as this caller may see it: all of it for its owner and the staff, the public fields for anybody else. */
export async function findOrder(id: string, caller: Customer | null, now = new Date()): Promise<OrderView | null> {
  const order = await findWholeOrder(id)
  if (!order) return null
  const isOwner = caller !== null && order.customerId === caller.userId
  if (!isOwner && caller instanceof Staff) return { ...wholeView(order), isReversed: order.reversal !== null }
  if (!isOwner) return publicView(order, now)
  const { cancellationMinutes } = await currentShop()
  return ownView(order, { cancellationMinutes, now })
}

export async function findOrderForStaff(
  _caller: BoardCaller,
  id: string,
  now = new Date(),
): Promise<StaffOrderView | null> {
  const order = await findWholeOrder(id)
  return order && staffView(order, now)
}

export function findWholeOrder(id: string, reader: Db | Tx = db()): Promise<OrderRecord | null> {
  return reader.order.findUnique({ where: { id }, include: wholeOrder })
}
