import { z } from 'zod'
import { line, searchText, uuid } from '@/lib/platform/text'
import { parseCursor, type Position } from '@/lib/platform/pagination'
import { orderIdPattern } from '@/lib/orders/order-id'
import { paymentStatuses } from '@/lib/orders/schema'
import { orderStatuses } from '@/lib/orders/status'

const mostPerPage = 100
const earliestDay = '2020-01-01'

const limit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .refine((wanted) => wanted <= mostPerPage)
  .default(50)
  .meta({ description: '1 to 100, default 50' })

function cursorOf(idPattern: RegExp) {
  return z
    .string()
    .max(200)
    .transform((text, context): Position => {
      const position = parseCursor(text, idPattern)
      if (position) return position
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional()
    .meta({ description: 'Taken from the Link header of the page before' })
}

export const businessDay = z.iso
  .date()
  .refine((day) => day >= earliestDay)
  .optional()
  .meta({ description: 'Business day, 05:00 to 05:00 in Zurich', example: '2026-11-20' })

export const orderListQuery = z.object({
  limit,
  cursor: cursorOf(orderIdPattern),
  status: z.enum(orderStatuses).optional(),
  day: businessDay,
  search: searchText(100).meta({ description: 'Order id, number, short code, phone number, name or e-mail' }),
})

export const ownOrdersQuery = z.object({
  payment_id: line(200).optional().meta({
    description: 'Only the order placed under it: what became of a create-order without an answer.',
  }),
})

export const paymentListQuery = z.object({
  limit,
  cursor: cursorOf(uuid),
  status: z.enum(paymentStatuses).optional(),
})

export const cashUpListQuery = z.object({ limit, cursor: cursorOf(uuid), day: businessDay })
