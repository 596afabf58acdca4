import { z } from 'zod'
import { parseCursor, type Position } from '@/lib/platform/pagination'
import { searchText } from '@/lib/platform/text'
import { uuid } from '@/lib/platform/uuid'

/** What the list of customers can be narrowed to. */
export const customerQuery = z.object({
  search: searchText(100),
  state: z.enum(['blocked', 'not_blocked']).optional(),
  cursor: z
    .string()
    .max(200)
    .transform((text, context): Position => {
      const position = parseCursor(text, uuid)
      if (position) return position
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional(),
})

export type CustomerQuery = z.output<typeof customerQuery>
