import type { Prisma } from '@/lib/generated/prisma/client'
import { fromDateColumn } from '@/lib/platform/time'
import { shortNumber } from '@/lib/orders/order-id'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { nameOf } from '@/lib/orders/staff-order-view'
import { authorNames, withRefunds } from '@/lib/orders/order'
import { underWayIn } from '@/lib/payments/due-refunds'
import { balanceOf, inCashOf, publicStatus } from './balance'
import { uncorrected } from './book-entries'

export const paymentRecord = {
  order: {
    select: {
      ...{ status: true, number: true, totalRappen: true, paymentMethod: true, reversal: { select: { at: true } } },
      attempts: withRefunds,
    },
  },
  entries: { orderBy: { id: 'asc' }, include: authorNames },
} satisfies Prisma.PaymentInclude

export type PaymentRecord = Prisma.PaymentGetPayload<{ include: typeof paymentRecord }>

export type PaymentView = ReturnType<typeof paymentView>

export function paymentView(payment: PaymentRecord) {
  const { id, orderId, order, method, createdAt, entries } = payment
  const { status, paidRappen: _, ...balance } = balanceOf(order, entries)
  const underWayRappen = underWayIn(order.attempts)
  const collected = uncorrected(entries).findLast(({ kind }) => kind === 'collected')
  return {
    id,
    order: {
      id: orderId,
      number: order.number,
      shortNumber: shortNumber(orderId),
      status: order.status,
      isReversed: order.reversal !== null,
    },
    ...balance,
    // Of what is to be paid back, what the provider sends back by itself, and what is left for the drawer.
    underWayRappen,
    inCashRappen: inCashOf(balance, underWayRappen),
    method,
    status: publicStatus(status),
    createdAt,
    collectedAt: collected?.at ?? null,
    collectedBy: collected ? nameOf(collected.byUser, collected.byDevice) : null,
    entries: entries.map((entry) => ({
      id: String(entry.id),
      kind: entry.kind,
      method: entry.method,
      amountRappen: entry.amountRappen,
      at: entry.at,
      businessDay: fromDateColumn(entry.businessDay),
      by: nameOf(entry.byUser, entry.byDevice),
      corrects: entry.correctsId === null ? null : String(entry.correctsId),
      reason: entry.reason,
      reference: entry.reference,
    })),
  }
}

/** Of the drawer, and of this business day: an earlier day's is counted and closed. */
export function undoableEntry(
  { entries, order }: PaymentView,
  now = new Date(),
): PaymentView['entries'][number] | null {
  const corrected = new Set(entries.map(({ corrects }) => corrects))
  const last = entries.findLast(
    ({ id, kind, method }) => kind !== 'corrected' && method !== 'online' && !corrected.has(id),
  )
  return last && !order.isReversed && businessDayOf(last.at) === businessDayOf(now) ? last : null
}
