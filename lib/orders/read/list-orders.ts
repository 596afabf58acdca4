import type { BoardCaller, Customer, Staff } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/platform/db'
import { currentShop } from '@/lib/shop/current-shop'
import { behind, toPage, type Page } from '@/lib/platform/pagination'
import type { OrderListQuery } from './list-queries'
import { wholeOrder } from '@/lib/orders/order'
import { ownView, type OrderView } from '@/lib/orders/order-view'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { matchingOrders } from './matching-orders'
import { openStatuses } from '@/lib/orders/status'

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const mostOwnOrders = 50

export async function listOrders(
  _staff: Staff,
  { limit, cursor, status, day, search }: OrderListQuery,
): Promise<Page<StaffOrderView>> {
  const rows = await db().order.findMany({
    where: {
      status,
      businessDay: day && new Date(day),
      id: search && { in: await matchingOrders(search) },
      ...(cursor && behind(cursor)),
    },
    orderBy: newestFirst,
    take: limit + 1,
    include: wholeOrder,
  })
  return toPage(rows, limit, staffView)
}

/** What the kitchen has before it: everything unfinished, however much it is, the longest waiting first. */
export async function listBoard(_caller: BoardCaller): Promise<StaffOrderView[]> {
  const rows = await db().order.findMany({
    where: { status: { in: [...openStatuses] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: wholeOrder,
  })
  return rows.map(staffView)
}

/** The customer's own orders, the newest fifty, or the one placed under a payment_id. */
export async function listOrdersOf(
  customer: Customer,
  { paymentId }: { paymentId?: string } = {},
): Promise<OrderView[]> {
  const { cancellationMinutes } = await currentShop()
  const rows = await db().order.findMany({
    where: { customerId: customer.userId, paymentId },
    orderBy: newestFirst,
    take: mostOwnOrders,
    include: wholeOrder,
  })
  return rows.map((order) => ownView(order, { cancellationMinutes }))
}
