import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { uuid } from '@/lib/platform/values/text'
import { listMessagesFrom } from '@/lib/shop/contact/contact-messages'
import { findTurnoverOfCustomers } from '@/lib/orders/reports/turnover'
import type { OrderStatus } from '@/lib/orders/status'
import { afterPosition, toPage, type Position } from '@/lib/platform/requests/pagination'

const ordersPerPage = 25

export type CustomerView = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

export async function findCustomer(manager: Manager, id: string, { cursor }: { cursor?: Position | undefined } = {}) {
  if (!uuid.test(id)) return null
  const account = await db().user.findUnique({ where: { id, role: 'customer' }, select: accountFields })
  if (!account) return null
  const [orders, sums, turnoverOf, messages, pushes] = await Promise.all([
    ordersOf(id, cursor),
    sumsOf(id),
    findTurnoverOfCustomers([id]),
    listMessagesFrom(manager, account.email),
    pushesOf(id),
  ])
  const { passwordHash, ...shown } = account
  return { ...shown, hasPassword: passwordHash !== null, orders, sums, figures: turnoverOf(id), messages, pushes }
}

const accountFields = {
  id: true,
  email: true,
  firstname: true,
  lastname: true,
  createdAt: true,
  verifiedAt: true,
  lastSeenAt: true,
  termsAcceptedAt: true,
  passwordHash: true,
  billing: { select: { phone: true, streetAddress: true, addressLine2: true, postcode: true, city: true } },
  block: { select: { reason: true, blockedAt: true, blockedBy: { select: { firstname: true, lastname: true } } } },
} as const

async function ordersOf(customerId: string, cursor: Position | undefined) {
  const rows = await db().order.findMany({
    where: { customerId, ...afterPosition(cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: ordersPerPage + 1,
    select: {
      id: true,
      number: true,
      status: true,
      totalRappen: true,
      fulfilment: true,
      createdAt: true,
      reversal: { select: { at: true } },
    },
  })
  return toPage(rows, ordersPerPage, ({ reversal, ...row }) => ({ ...row, isReversed: reversal !== null }))
}

interface Sum {
  status: OrderStatus
  count: number
  totalRappen: number
}

async function sumsOf(customerId: string): Promise<Sum[]> {
  const sums = await db().order.groupBy({
    by: ['status'],
    where: { customerId },
    orderBy: { status: 'asc' },
    _count: true,
    _sum: { totalRappen: true },
  })
  return sums.map(({ status, _count, _sum }) => ({ status, count: _count, totalRappen: _sum.totalRappen ?? 0 }))
}

async function pushesOf(customerId: string): Promise<{ count: number; since: Date | null }> {
  const where = { order: { customerId } }
  const { _count, _min } = await db().pushSubscription.aggregate({ where, _count: true, _min: { createdAt: true } })
  return { count: _count, since: _min.createdAt }
}
