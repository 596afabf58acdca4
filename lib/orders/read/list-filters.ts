import { z } from 'zod'
import type { Prisma } from '@/lib/platform/db'
import { addDays, instantOn } from '@/lib/platform/time'
import { businessDayStart } from '@/lib/shop/opening-hours'
import { fulfilments } from '@/lib/orders/limits'
import { paymentStatuses } from '@/lib/orders/schema'
import { openStatuses, orderStatuses, type OrderStatus } from '@/lib/orders/status'
import { businessDay, orderListQuery, paymentListQuery } from './list-queries'

/** What the figures of the reports count; PostgreSQL counts by the same statuses. */
const groups = {
  open: openStatuses,
  sold: ['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed'],
  refused: ['rejected', 'cancelled'],
} as const satisfies Record<string, readonly OrderStatus[]>

export const orderGroups = ['open', 'sold', 'refused', 'reversed'] as const

/** The list that people see asks for more than the call: whatever a figure is made of can be shown. */
export const orderFilterQuery = orderListQuery.extend({
  status: z.enum([...orderStatuses, ...orderGroups]).optional(),
  hour: z
    .string()
    .regex(/^(1?\d|2[0-3])$/)
    .transform(Number)
    .optional(),
  fulfilment: z.enum(fulfilments).optional(),
})

export const paymentFilterQuery = paymentListQuery.extend({
  status: z.enum([...paymentStatuses, 'refund_due']).optional(),
  /** Of the orders sold on this business day. */
  day: businessDay,
  /** Money moved on this business day, whenever it was ordered. */
  taken: businessDay,
})

export type OrderFilter = z.output<typeof orderFilterQuery>
export type PaymentFilter = z.output<typeof paymentFilterQuery>

export function ordersWhere({ status, day, hour, fulfilment }: OrderFilter): Prisma.OrderWhereInput {
  const onDay = day && new Date(day)
  if (status === 'reversed') return { reversal: onDay ? { is: { businessDay: onDay } } : { isNot: null }, fulfilment }
  return {
    status: status && { in: statusesOf(status) },
    fulfilment,
    isTest: status === 'sold' ? false : undefined,
    businessDay: onDay,
    // Beside the moment at which a page of the list begins.
    AND: day && hour !== undefined ? { createdAt: within(hourOf(day, hour)) } : {},
  }
}

export function paymentsWhere({ status, day, taken }: PaymentFilter): Prisma.PaymentWhereInput {
  return {
    status: status === 'collected' ? { in: ['collected', 'refund_due'] } : status,
    order: day === undefined ? undefined : { businessDay: new Date(day), status: { in: [...groups.sold] } },
    entries: taken ? { some: { businessDay: new Date(taken), method: { not: 'none' } } } : undefined,
  }
}

function statusesOf(status: Exclude<NonNullable<OrderFilter['status']>, 'reversed'>): OrderStatus[] {
  return status === 'open' || status === 'sold' || status === 'refused' ? [...groups[status]] : [status]
}

/** An hour before 05:00 belongs to the morning after. */
function hourOf(day: string, hour: number): [from: Date, to: Date] {
  const date = hour * 60 < businessDayStart ? addDays(day, 1) : day
  return [instantOn(date, hour * 60), instantOn(date, hour * 60 + 60)]
}

function within([from, to]: [from: Date, to: Date]) {
  return { gte: from, lt: to }
}
