import type { Staff } from '@/lib/accounts/caller'
import { findOrders } from '@/lib/orders/order'
import type { PaymentStatus } from '@/lib/orders/schema'
import type { OrderStatus } from '@/lib/orders/status'
import { db, ofOneMoment, Prisma } from '@/lib/platform/database/db'
import {
  changeCursorAfter,
  isChangeCursor,
  type ChangePosition,
  type ChangesPage,
} from '@/lib/platform/requests/pagination'
import { storedAs } from './list-queries'
import { paymentRecord, paymentView, type PaymentView } from './list-payments'
import { staffViews, type StaffOrderView } from './staff-order-view'

interface Since<Status> {
  updatedSince: Date
  cursor?: unknown
  status?: readonly Status[] | undefined
  limit: number
}

/** Orders in the sequence of their changes. Asked again at the page's cursor, none is missed that is committed later. */
export async function listChangedOrders(
  _staff: Staff,
  query: Since<OrderStatus>,
  now = new Date(),
): Promise<ChangesPage<StaffOrderView>> {
  const { status } = query
  const page = await findChanged(query, {
    from: Prisma.sql`orders o`,
    only: status && Prisma.sql`and o.status = any (${status}::order_status[])`,
  })
  const orders = await ofOneMoment((reader) => findOrders(reader, { where: { id: { in: page.items } } }))
  return {
    ...page,
    items: await staffViews(
      inOrderOf(page.items, orders, ({ id }) => id),
      now,
    ),
  }
}

/** Of those orders the payments: whatever is booked changes its order, too. */
export async function listChangedPayments(
  _staff: Staff,
  query: Since<PaymentStatus>,
): Promise<ChangesPage<PaymentView>> {
  const stored = query.status?.flatMap(storedAs)
  const page = await findChanged(query, {
    // What awaits its payment is none yet.
    from: Prisma.sql`orders o join payment p on p.order_id = o.id and o.business_day is not null`,
    only: stored && Prisma.sql`and p.status = any (${stored}::payment_status[])`,
  })
  const payments = await db().payment.findMany({ where: { orderId: { in: page.items } }, include: paymentRecord })
  return { ...page, items: inOrderOf(page.items, payments, ({ orderId }) => orderId).map(paymentView) }
}

/**
 * A transaction that began earlier may end later, and nothing that it wrote may appear behind a cursor: what was written
 * since the oldest one under way waits for the next page. Prisma does not know xid8.
 */
async function findChanged<Status>(
  { updatedSince, cursor, limit }: Since<Status>,
  { from, only = Prisma.empty }: { from: Prisma.Sql; only?: Prisma.Sql | undefined },
): Promise<ChangesPage<string>> {
  const [underWay] = await db().$queryRaw<{ since: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as since`
  const since = underWay?.since ?? '0'
  const after = isChangeCursor(cursor) ? cursor : { changedIn: '0', id: '' }
  const rows = await db().$queryRaw<ChangePosition[]>`
    select o.id, o.changed_in::text as "changedIn" from ${from}
    where (o.changed_in, o.id) > (${after.changedIn}::xid8, ${after.id}) and o.changed_in < ${since}::xid8
      and o.updated_at >= ${updatedSince} ${only}
    order by o.changed_in, o.id limit ${limit + 1}`
  const onPage = rows.slice(0, limit)
  const hasMore = rows.length > limit
  const last = hasMore ? onPage.at(-1) : undefined
  return {
    items: onPage.map(({ id }) => id),
    cursor: changeCursorAfter(last ?? { changedIn: since, id: '' }),
    hasMore,
  }
}

function inOrderOf<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row] as const))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
