import type { BoardCaller, Customer, Staff } from '@/lib/accounts/caller'
import { type Prisma, ofOneMoment } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { currentShop } from '@/lib/shop/queries'
import { afterPosition, toPage, type Page } from '@/lib/platform/requests/pagination'
import { findOrders } from '@/lib/orders/order'
import { ownView, type OrderView } from './order-view'
import { staffViews, type StaffOrderView } from './staff-order-view'
import { finishedStatuses, listed, openStatuses } from '@/lib/orders/status'
import { ordersWhere, type BoardFilter, type OrderFilter } from './list-queries'
import { prefixPatterns, phoneDigits } from '@/lib/platform/values/search-words'
import { parseOrderId, parseOrderReference } from '@/lib/orders/order-id'

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.OrderOrderByWithRelationInput[]
const mostOwnOrders = 50

function findOfOneMoment(chosen: Parameters<typeof findOrders>[1]): ReturnType<typeof findOrders> {
  return ofOneMoment((reader) => findOrders(reader, chosen))
}

export async function listOrders(_staff: Staff, query: OrderFilter, now = new Date()): Promise<Page<StaffOrderView>> {
  const { limit, cursor, search } = query
  const rows = await findOfOneMoment({
    where: {
      ...ordersWhere(query),
      id: search && { in: await matchingOrders(search) },
      ...afterPosition(cursor),
    },
    orderBy: newestFirst,
    take: limit + 1,
  })
  const { items, next } = toPage(rows, limit, (order) => order)
  return { items: await staffViews(items, now), next }
}

/**
 * Unlimited, the longest waiting first: unfinished orders, unseen cancellations, and what can still be undone. With ids
 * those orders and no others, whatever has become of them.
 */
export async function listBoard(_caller: BoardCaller, now: Date, { ids }: BoardFilter = {}): Promise<StaffOrderView[]> {
  const rows = await findOfOneMoment({
    where: ids ? { id: { in: ids } } : { OR: await shownOnBoard(now) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return staffViews(rows, now)
}

async function shownOnBoard(now: Date): Promise<Prisma.OrderWhereInput[]> {
  const undoable = await findUndoable(now)
  return [{ status: { in: [...openStatuses] } }, { cancellationUnseen: true }, { id: { in: undoable } }]
}

/** Prisma does not compare columns of two tables. */
async function findUndoable(now: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select o.id from status_change c join orders o on o.id = c.order_id and o.status = c.status
     where c.announced_at > c.at and c.announced_at > $1 and c.undone_at is null`,
    [now],
  )
  return rows.map(({ id }) => id)
}

const recentMs = 12 * 3_600_000
const mostRecent = 50

/** What has ended within twelve hours, the last first: by id, number, short code, or words of the name. */
export async function listRecent(
  _caller: BoardCaller,
  { q: search }: { q?: string | undefined },
  now = new Date(),
): Promise<StaffOrderView[]> {
  const ids = await findEnded(new Date(now.getTime() - recentMs), search)
  const rows = await findOfOneMoment({ where: { id: { in: ids } } })
  const places = new Map(ids.map((id, place) => [id, place] as const))
  const ended = rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  return staffViews(ended, now)
}

async function findEnded(since: Date, search?: string): Promise<string[]> {
  const reference = search === undefined ? null : parseOrderReference(search)
  const { id, number, shortCode } = { id: null, number: null, shortCode: null, ...reference }
  const words = search === undefined ? null : prefixPatterns(search)[1]
  // The search looks only through these: the night of a busy shop is a few hundred rows.
  const { rows } = await pool().query<{ id: string }>(
    `select o.id from status_change c join orders o on o.id = c.order_id and o.status = c.status
     where c.status in (${listed(finishedStatuses)}) and c.at > $1 and c.undone_at is null
       and ($2::text[] is null or o.id = $3 or o.number = $4 or substring(o.id from 14 for 4) = $5
         or concat_ws(' ', lower(o.firstname), lower(o.lastname)) like all ($2))
     group by o.id order by max(c.at) desc, o.id desc limit ${mostRecent}`,
    [since, words, id, number, shortCode],
  )
  return rows.map((row) => row.id)
}

/** The newest fifty, or the one placed under a payment_id. */
export async function listOrdersOf(
  customer: Customer,
  { paymentId }: { paymentId?: string } = {},
  now = new Date(),
): Promise<OrderView[]> {
  const shop = await currentShop()
  const rows = await findOfOneMoment({
    where: { customerId: customer.userId, paymentId },
    orderBy: newestFirst,
    take: mostOwnOrders,
  })
  return rows.map((order) => ownView(order, { shop, now }))
}

const mostMatching = 500

/** By indexes on expressions: id, number, short code, last digits of the phone, or beginnings of name and e-mail; each word must fit. */
export async function matchingOrders(search: string): Promise<string[]> {
  const id = parseOrderId(search)
  if (id) return [id]
  const { rows } = await pool().query<{ id: string }>(
    `select id from orders
     where substring(id from 14 for 4) = $1 or number = $5
       or ($2 <> '' and reverse(regexp_replace(phone, '\\D', '', 'g')) like reverse($2) || '%')
       or (lower(firstname) like $3 or lower(lastname) like $3 or lower(contact_email) like $3)
         and concat_ws(' ', lower(firstname), lower(lastname), lower(contact_email)) like all ($4)
     order by created_at desc, id desc limit ${mostMatching}`,
    [search.trim().toUpperCase(), phoneDigits(search), ...prefixPatterns(search), orderNumber(search)],
  )
  return rows.map((row) => row.id)
}

function orderNumber(search: string): number | null {
  const digits = /^\s*#?([1-9]\d{2,3})\s*$/.exec(search)?.[1]
  return digits === undefined ? null : Number(digits)
}
