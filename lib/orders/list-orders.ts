import type { Customer, Staff } from '@/lib/accounts/caller'
import { db, type Prisma } from '@/lib/db'
import { currentShop } from '@/lib/shop/current-shop'
import type { StaffOrder, TrackedOrder } from './answers'
import { behind, pageOf, type Page, type Position } from './cursor'
import { wholeOrder } from './order-record'
import { ownView, staffView } from './order-view'
import { matchingOrders } from './matching-orders'
import type { OrderStatus } from './status'

export interface OrderListQuery {
  limit: number
  after?: Position | undefined
  status?: OrderStatus | undefined
  /** Business day, YYYY-MM-DD. */
  day?: string | undefined
  /** Order id, short number, name, phone or e-mail. */
  search?: string | undefined
}

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const mostOwnOrders = 50

export async function listOrders(
  _staff: Staff,
  { limit, after, status, day, search }: OrderListQuery,
): Promise<Page<StaffOrder>> {
  const rows = await db().order.findMany({
    where: {
      status,
      businessDay: day && new Date(day),
      id: search && { in: await matchingOrders(search) },
      ...(after && behind(after)),
    },
    orderBy: newestFirst,
    take: limit + 1,
    include: wholeOrder,
  })
  return pageOf(rows, limit, staffView)
}

/** What the kitchen has before it: everything unfinished, oldest first. */
export async function listOpenOrders(_staff: Staff): Promise<StaffOrder[]> {
  const rows = await db().order.findMany({
    where: { status: { in: ['received', 'accepted', 'preparing', 'ready', 'out_for_delivery'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: wholeOrder,
  })
  return rows.map(staffView)
}

/** The customer's own orders, the newest fifty. */
export async function listOrdersOf(customer: Customer): Promise<TrackedOrder[]> {
  const { cancellation_minutes: cancellationMinutes } = await currentShop()
  const rows = await db().order.findMany({
    where: { customerId: customer.userId },
    orderBy: newestFirst,
    take: mostOwnOrders,
    include: wholeOrder,
  })
  return rows.map((order) => ownView(order, { cancellationMinutes }))
}
