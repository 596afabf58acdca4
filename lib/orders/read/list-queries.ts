import { z } from 'zod'
import type { PaymentStatus as StoredPaymentStatus } from '@/lib/generated/prisma/enums'
import type { Prisma } from '@/lib/platform/database/db'
import { addDays, instantOn } from '@/lib/platform/values/time'
import { businessDayStart } from '@/lib/shop/hours/opening-hours'
import { fulfilments } from '@/lib/orders/limits'
import { payOnline } from '@/lib/orders/payment-methods'
import { paymentStatuses, tills, type PaymentStatus } from '@/lib/orders/schema'
import { type OrderStatus, openStatuses, orderStatuses, refusedStatuses, soldStatuses } from '@/lib/orders/status'
import { line, searchText, sentMoment, uuid } from '@/lib/platform/values/text'
import {
  changeCursor,
  cursorOf,
  isChangeCursor,
  type ChangePosition,
  type Position,
} from '@/lib/platform/requests/pagination'
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

const pageOfOrders = {
  limit,
  cursor: cursorOf(orderIdPattern).meta(ofPageBefore),
  day: businessDay,
  search: searchText().meta({ description: 'Order id, number, short code, phone number, name or e-mail' }),
}

/** Of a call: what a program asks for at once. */
function severalOf<const Value extends string>(known: readonly Value[]) {
  return z
    .string()
    .max(200)
    .transform((text, context) => {
      const asked = text.split(',')
      const values = known.filter((value) => asked.includes(value))
      if (values.length === asked.length) return values
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional()
    .meta({ description: `Of ${known.join(', ')}: one, or several with commas between` })
}

/** Newest first, or, since a moment, in the order of the changes. */
const ofChanges = {
  from: businessDay.meta({ description: 'The first business day, 05:00 to 05:00 in Zurich' }),
  to: businessDay.meta({ description: 'The last business day, itself included' }),
  updated_since: sentMoment.optional().meta({
    description:
      'What has changed since then, the longest ago first, with no other filter than the status. The Link header has the next page (rel="next"), or, once there is none, where to ask for what changes later (rel="updates"): asked again there, no change is missed, and one is seen again at most',
    example: '2026-11-20T17:00:00.000Z',
  }),
}

const cursorOfList = (idPattern: RegExp) => z.union([changeCursor, cursorOf(idPattern)]).meta(ofPageBefore)

const filtersBesides = ['day', 'from', 'to', 'search', 'method'] as const

/** The two ways to ask do not mix. */
function oneWayToAsk(
  query: { [Name in (typeof filtersBesides)[number] | 'updated_since' | 'cursor']?: unknown },
  context: z.RefinementCtx,
): void {
  const isOfChanges = query.updated_since !== undefined
  const wrong = isOfChanges ? filtersBesides.filter((name) => query[name] !== undefined) : []
  const isWrongCursor = query.cursor !== undefined && isChangeCursor(query.cursor) !== isOfChanges
  for (const name of isWrongCursor ? [...wrong, 'cursor'] : wrong)
    context.addIssue({ code: 'custom', message: 'invalid', path: [name] })
}

export const orderListQuery = z
  .object({
    ...pageOfOrders,
    cursor: cursorOfList(orderIdPattern),
    status: severalOf(orderStatuses),
    ...ofChanges,
  })
  .superRefine(oneWayToAsk)

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

const paidBy = z.enum(tills).optional().meta({ description: 'As it was chosen with the order.' })

export const paymentListQuery = z
  .object({
    ...{ limit, cursor: cursorOfList(uuid), status: severalOf(paymentStatuses), method: paidBy },
    ...ofChanges,
  })
  .superRefine(oneWayToAsk)

export const cashUpListQuery = z.object({ limit, cursor: cursorOf(uuid).meta(ofPageBefore), day: businessDay })

const groups = {
  open: openStatuses,
  sold: soldStatuses,
  refused: refusedStatuses,
} satisfies Record<string, OrderStatus[]>

export const orderGroups = ['open', 'sold', 'refused', 'reversed'] as const

/** The admin list has more filters than the API: it shows what a figure consists of. */
export const orderFilterQuery = z.object({
  ...pageOfOrders,
  status: z.enum([...orderStatuses, ...orderGroups]).optional(),
  hour: z
    .string()
    .regex(/^(1?\d|2[0-3])$/)
    .transform(Number)
    .optional(),
  fulfilment: z.enum(fulfilments).optional(),
})

export const paymentFilterQuery = z.object({
  limit,
  cursor: cursorOf(uuid),
  method: paidBy,
  status: z.enum([...paymentStatuses, 'refund_due']).optional(),
  day: businessDay,
  taken: businessDay,
})

export type BoardFilter = z.output<typeof boardQuery>
/** Business days, both included. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

type Status<Filter extends { status?: unknown }> = NonNullable<Filter['status']>

export interface OrderFilter extends Omit<z.output<typeof orderFilterQuery>, 'status' | 'cursor'>, Days {
  cursor?: Position | ChangePosition | undefined
  status?: Status<z.output<typeof orderFilterQuery>> | readonly OrderStatus[] | undefined
}

export interface PaymentFilter extends Omit<z.output<typeof paymentFilterQuery>, 'status' | 'cursor'>, Days {
  cursor?: Position | ChangePosition | undefined
  status?: Status<z.output<typeof paymentFilterQuery>> | readonly PaymentStatus[] | undefined
}

export function ordersWhere({ status, day, hour, fulfilment, from, to }: OrderFilter): Prisma.OrderWhereInput {
  const onDay = day && new Date(day)
  if (status === 'reversed') return { reversal: onDay ? { is: { businessDay: onDay } } : { isNot: null }, fulfilment }
  return {
    status: status && { in: statusesOf(status) },
    fulfilment,
    isTest: status === 'sold' ? false : undefined,
    // What was never paid was never refused.
    businessDay: onDay ?? (status === 'refused' ? { not: null } : undefined),
    // In AND, because the cursor uses createdAt too.
    AND: [day && hour !== undefined ? { createdAt: within(hourOf(day, hour)) } : {}, placedWithin({ from, to })],
  }
}

/** By the moment, in whose order lists are: an index can start there. */
function placedWithin({ from, to }: Days): { createdAt?: { gte?: Date; lt?: Date } } {
  if (from === undefined && to === undefined) return {}
  const gte = from && { gte: instantOn(from, businessDayStart) }
  const lt = to && { lt: instantOn(addDays(to, 1), businessDayStart) }
  return { createdAt: { ...gte, ...lt } }
}

/** What awaits its payment, or never was paid, is no payment yet. With `taken`, the method is that of the movement. */
export function paymentsWhere({ status, day, taken, method, from, to }: PaymentFilter): Prisma.PaymentWhereInput {
  const chosen = method && !taken ? { paymentMethod: method === 'online' ? payOnline : { not: payOnline } } : {}
  const sold = day === undefined ? { not: null } : new Date(day)
  return {
    status: status && { in: [status].flat().flatMap(storedAs) },
    AND: placedWithin({ from, to }),
    order: { ...chosen, businessDay: sold, ...(day !== undefined && { status: { in: [...groups.sold] } }) },
    entries: taken ? { some: { businessDay: new Date(taken), method: method ?? { not: 'none' } } } : undefined,
  }
}

/** What is to be paid back was collected. */
export function storedAs(status: PaymentStatus | 'refund_due'): StoredPaymentStatus[] {
  return status === 'collected' ? ['collected', 'refund_due'] : [status]
}

function statusesOf(status: Exclude<NonNullable<OrderFilter['status']>, 'reversed'>): OrderStatus[] {
  if (status === 'open' || status === 'sold' || status === 'refused') return [...groups[status]]
  return [status].flat()
}

/** An hour before 05:00 belongs to the morning after. */
function hourOf(day: string, hour: number): [from: Date, to: Date] {
  const date = hour * 60 < businessDayStart ? addDays(day, 1) : day
  return [instantOn(date, hour * 60), instantOn(date, hour * 60 + 60)]
}

function within([from, to]: [from: Date, to: Date]) {
  return { gte: from, lt: to }
}
