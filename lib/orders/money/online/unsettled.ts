import type { Staff } from '@/lib/accounts/caller'
import type { Order, PaymentAttempt, Prisma } from '@/lib/generated/prisma/client'
import { balanceOf, onlineIn } from '@/lib/orders/money/balance'
import { withRefunds, withReversals } from '@/lib/orders/order'
import { shortNumber } from '@/lib/orders/order-id'
import { heldUntil } from '@/lib/orders/cancellable-until'
import { db } from '@/lib/platform/database/db'

export type UnsettledPayments = Awaited<ReturnType<typeof listUnsettled>>

const minute = 60_000
/** By then the provider has said how an attempt ended, if it says anything. */
const overdueMinutes = 60
const passingFaults = ['', 'unreachable']

/** What the provider says of them is not what was asked for, or it says nothing for long: no clock ends them. */
export function stuck(now: Date) {
  const overdue = new Date(now.getTime() - overdueMinutes * minute)
  return {
    endedAt: null,
    OR: [{ lastFault: { notIn: passingFaults } }, { status: 'open', expiresAt: { lt: overdue } }],
  } satisfies Prisma.PaymentAttemptWhereInput
}

const isOnItsWay = { endedAt: null } satisfies Prisma.RefundWhereInput
const most = 200

/** What of the payments online has not come to an end, for all orders or one of them. */
export async function listUnsettled(_staff: Staff, now = new Date(), orderId?: string) {
  const [awaited, refunds] = await Promise.all([listAwaited(now, orderId), listRefunds(orderId)])
  return { awaited, refunds }
}

/** Payments that the staff have to look at; refunds that failed are among the amounts to pay back. */
export function countStuck(_staff: Staff, now = new Date()): Promise<number> {
  return db().paymentAttempt.count({ where: stuck(now) })
}

const named = { id: true, number: true, status: true } as const

const awaited = {
  ...{ ...named, totalRappen: true, createdAt: true },
  attempts: { where: { endedAt: null }, take: 1 },
} satisfies Prisma.OrderSelect

async function listAwaited(now: Date, orderId?: string) {
  const rows = await ordersAwaited(now, orderId)
  const views = rows.map(({ attempts: [attempt], totalRappen, createdAt: placedAt, ...order }) => ({
    order: nameOf(order),
    amountRappen: attempt?.amountRappen ?? totalRappen,
    attemptId: attempt?.id ?? null,
    since: attempt?.createdAt ?? placedAt,
    until: attempt?.expiresAt ?? heldUntil({ createdAt: placedAt }),
    fault: attempt?.lastFault ?? '',
    isStuck: attempt !== undefined && isStuck(attempt, now),
  }))
  return views.toSorted((one, other) => Number(other.isStuck) - Number(one.isStuck))
}

/** Oldest first. Two questions, each with an index of its own: as one, PostgreSQL looks through all orders for it. */
async function ordersAwaited(now: Date, orderId?: string) {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  const [waiting, attempts] = await Promise.all([
    db().order.findMany({
      where: { ...(orderId && { id: orderId }), status: 'awaiting_payment' },
      ...{ orderBy, take: most, select: awaited },
    }),
    db().paymentAttempt.findMany({
      where: { ...(orderId && { orderId }), endedAt: null, OR: [{ status: 'open' }, stuck(now)] },
      ...{ orderBy, take: most, select: { order: { select: awaited } } },
    }),
  ])
  const orders = new Map([...waiting, ...attempts.map(({ order }) => order)].map((order) => [order.id, order]))
  return [...orders.values()]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}

function isStuck({ lastFault, status, expiresAt }: PaymentAttempt, now: Date): boolean {
  const isLate = status === 'open' && now.getTime() - expiresAt.getTime() > overdueMinutes * minute
  return isLate || !passingFaults.includes(lastFault)
}

const withOrder = {
  attempt: {
    select: {
      order: {
        select: {
          ...{ ...named, totalRappen: true, paymentMethod: true, ...withReversals },
          payment: { include: { entries: true } },
          attempts: withRefunds,
        },
      },
    },
  },
} satisfies Prisma.RefundInclude

async function listRefunds(orderId?: string) {
  const ofOrder = orderId ? { attempt: { orderId } } : {}
  const [onTheirWay, failed] = await Promise.all([
    db().refund.findMany({ where: { ...ofOrder, ...isOnItsWay }, include: withOrder, take: most }),
    db().refund.findMany({
      where: {
        status: 'failed',
        attempt: { ...(orderId && { orderId }), order: stillToPayBack },
      },
      include: withOrder,
      orderBy: { createdAt: 'desc' },
      distinct: ['attemptId'],
      take: most,
    }),
  ])
  const rows = [...failed, ...onTheirWay].map(({ attempt: { order }, ...refund }) => ({ ...refund, order }))
  return rows.map(({ id, status, amountRappen, lastFault, createdAt, order }) => ({
    id,
    order: nameOf(order),
    status: status as 'due' | 'sent' | 'failed',
    amountRappen: status === 'failed' ? onlineToPayBack(order) : amountRappen,
    fault: lastFault,
    since: createdAt,
  }))
}

/** To be paid back by the staff: nothing of it is on its way. */
const stillToPayBack = {
  payment: { status: 'refund_due' },
  attempts: { none: { refunds: { some: isOnItsWay } } },
} satisfies Prisma.OrderWhereInput

type Paid = Prisma.RefundGetPayload<{ include: typeof withOrder }>['attempt']['order']

export function onlineToPayBack({ payment, ...order }: Paid): number {
  const entries = payment?.entries ?? []
  return Math.min(balanceOf(order, entries).toPayBackRappen, onlineIn(entries))
}

function nameOf({ id, number, status }: Pick<Order, keyof typeof named>) {
  return { id, number, shortNumber: shortNumber(id), status }
}
