import { z } from 'zod'
import type { Prisma } from '@/lib/platform/database/db'
import { addDays, instantOn } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import { fulfilments } from '@/lib/orders/limits'
import { payOnline } from '@/lib/orders/payment-methods'
import { paymentStatuses, tills } from '@/lib/orders/schema'
import { type OrderStatus, openStatuses, orderStatuses, refusedStatuses, soldStatuses } from '@/lib/orders/status'
import { line, searchText, uuid } from '@/lib/platform/values/text'
import { cursorOf } from '@/lib/platform/requests/pagination'
import { orderIdPattern, parseOrderId } from '@/lib/orders/order-id'

const mostPerPage = 100
const earliestDay = '2020-01-01'

export const limit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .refine((wanted) => wanted <= mostPerPage)
  .default(50)
  .meta({ description: '1 to 100, default 50' })

const ofPageBefore = { description: 'Taken from the Link header of the page before' }

export const businessDay = z.iso
  .date()
  .refine((day) => day >= earliestDay)
  .optional()
  .meta({ description: 'Business day, 05:00 to 05:00 in Zurich', example: '2026-11-20' })

export const orderListQuery = z.object({
  limit,
  cursor: cursorOf(orderIdPattern).meta(ofPageBefore),
  status: z.enum(orderStatuses).optional(),
  day: businessDay,
  search: searchText().meta({ description: 'Order id, number, short code, phone number, name or e-mail' }),
})

const mostNamed = 50

export const boardQuery = z.object({
  ids: z
    .string()
    .max(2000)
    .transform((text, context) => {
      const ids = text.split(',').map(parseOrderId)
      if (ids.length <= mostNamed && !ids.includes(null)) return ids.flatMap((id) => id ?? [])
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional()
    .meta({ description: `Only these, ${mostNamed} at most, with commas between; what is not on the board is absent` }),
})

export const recentQuery = z.object({
  q: searchText().meta({ description: 'Order id, number, short code or name' }),
})

export const searchQuery = z.object({
  q: line(100).meta({
    description: 'Of an order or a customer id, number, phone number, name or e-mail; a dish’s name',
  }),
})

export const ownOrdersQuery = z.object({
  payment_id: line(200).optional().meta({
    description: 'Only the order placed under it: what became of a create-order without an answer.',
  }),
})

export const paymentListQuery = z.object({
  limit,
  cursor: cursorOf(uuid).meta(ofPageBefore),
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(tills).optional().meta({ description: 'As it was chosen with the order.' }),
})

export const cashUpListQuery = z.object({ limit, cursor: cursorOf(uuid).meta(ofPageBefore), day: businessDay })

const groups = {
  open: openStatuses,
  sold: soldStatuses,
  refused: refusedStatuses,
} satisfies Record<string, OrderStatus[]>

export const orderGroups = ['open', 'sold', 'refused', 'reversed'] as const

/** The admin list has more filters than the API: it shows what a figure consists of. */
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
  day: businessDay,
  taken: businessDay,
})

export type BoardFilter = z.output<typeof boardQuery>
export type OrderFilter = z.output<typeof orderFilterQuery>
export type PaymentFilter = z.output<typeof paymentFilterQuery>

export function ordersWhere({ status, day, hour, fulfilment }: OrderFilter): Prisma.OrderWhereInput {
  const onDay = day && new Date(day)
  if (status === 'reversed') return { reversal: onDay ? { is: { businessDay: onDay } } : { isNot: null }, fulfilment }
  return {
    status: status && { in: statusesOf(status) },
    fulfilment,
    isTest: status === 'sold' ? false : undefined,
    // What was never paid was never refused.
    businessDay: onDay ?? (status === 'refused' ? { not: null } : undefined),
    // In AND, because the cursor uses createdAt too.
    AND: day && hour !== undefined ? { createdAt: within(hourOf(day, hour)) } : {},
  }
}

/** What awaits its payment, or never was paid, is no payment yet. With `taken`, the method is that of the movement. */
export function paymentsWhere({ status, day, taken, method }: PaymentFilter): Prisma.PaymentWhereInput {
  const chosen = method && !taken ? { paymentMethod: method === 'online' ? payOnline : { not: payOnline } } : {}
  const sold = day === undefined ? { not: null } : new Date(day)
  return {
    status: status === 'collected' ? { in: ['collected', 'refund_due'] } : status,
    order: { ...chosen, businessDay: sold, ...(day !== undefined && { status: { in: [...groups.sold] } }) },
    entries: taken ? { some: { businessDay: new Date(taken), method: method ?? { not: 'none' } } } : undefined,
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
