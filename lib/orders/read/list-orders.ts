import type { BoardCaller, Customer, Staff } from '@/lib/accounts/caller'
import { db, pool, type Prisma } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/queries'
import { behind, toPage, type Page } from '@/lib/platform/pagination'
import { wholeOrder } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { openStatuses } from '@/lib/orders/status'
import { ordersWhere, type OrderFilter } from './list-filters'
import { matchingOrders } from './matching-orders'

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const mostOwnOrders = 50

export async function listOrders(_staff: Staff, query: OrderFilter, now = new Date()): Promise<Page<StaffOrderView>> {
  const { limit, cursor, search } = query
  const rows = await db().order.findMany({
    where: {
      ...ordersWhere(query),
      id: search && { in: await matchingOrders(search) },
      ...(cursor && behind(cursor)),
    },
    orderBy: newestFirst,
    take: limit + 1,
    include: wholeOrder,
  })
  return toPage(rows, limit, (order) => staffView(order, now))
}

/**
 * What the kitchen has before it, however much it is, the longest waiting first: everything unfinished, what a customer
 * cancelled unseen, and what was finished so recently that it can be undone.
 */
export async function listBoard(_caller: BoardCaller, now = new Date()): Promise<StaffOrderView[]> {
  const undoable = await findUndoable(now)
  const rows = await db().order.findMany({
    where: {
      OR: [{ status: { in: [...openStatuses] } }, { cancellationUnseen: true }, { id: { in: undoable } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: wholeOrder,
  })
  return rows.map((order) => staffView(order, now))
}

async function findUndoable(now: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select o.id from status_change c join orders o on o.id = c.order_id and o.status = c.status
     where c.announced_at > c.at and c.announced_at > $1 and c.undone_at is null`,
    [now],
  )
  return rows.map(({ id }) => id)
}

/** The customer's own orders, the newest fifty, or the one placed under a payment_id. */
export async function listOrdersOf(
  customer: Customer,
  { paymentId }: { paymentId?: string } = {},
  now = new Date(),
): Promise<OrderView[]> {
  const { cancellationMinutes } = await currentShop()
  const rows = await db().order.findMany({
    where: { customerId: customer.userId, paymentId },
    orderBy: newestFirst,
    take: mostOwnOrders,
    include: wholeOrder,
  })
  return rows.map((order) => ownView(order, { cancellationMinutes, now }))
}
