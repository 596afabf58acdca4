import { z } from 'zod'
import { cursorOf, type Position } from '@/lib/platform/requests/pagination'
import { searchText } from '@/lib/platform/values/text'

const day = z.iso
  .date()
  .refine((text) => text >= '2020-01-01')
  .optional()

export const changeFilter = z.object({
  by: z.guid().optional().meta({ description: 'Id of a person or of a paired device' }),
  subject: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .meta({ description: 'The kind of thing', example: 'menu_item' }),
  subject_id: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional()
    .meta({ description: 'One thing' }),
  from: day.meta({ description: 'First day, in Zurich', example: '2026-11-01' }),
  until: day.meta({ description: 'Last day, in Zurich', example: '2026-11-30' }),
  search: searchText().meta({ description: 'Beginnings of words in the values, or the name of the thing' }),
})

export const changeQuery = changeFilter.extend({ cursor: cursorOf(/^\d{1,18}$/) })

export interface ChangeFilter {
  by?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  from?: string | undefined
  until?: string | undefined
  search?: string | undefined
}

export interface ChangeQuery extends ChangeFilter {
  cursor?: Position | undefined
}
