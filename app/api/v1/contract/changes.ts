import { z } from 'zod'
import { changeFilter } from '@/lib/changes/change-query'
import { languages } from '@/lib/i18n/language'
import { operation } from '../http/operation'

/** Who changed what. */
export const exportChanges = operation({
  method: 'GET',
  path: 'changes/export',
  caller: 'manager',
  summary:
    'Who changed what and when, a line for each value with before and after, as CSV, newest first; without people and settings of money for all but the owner',
  limit: { caller: { name: 'export', points: 20, seconds: 300 } },
  query: z.strictObject({
    ...changeFilter.shape,
    language: z.enum(languages).optional().meta({ description: 'Of the words; absent: as Accept-Language' }),
  }),
  answer: z.string(),
  answers: 'file',
  mediaTypes: ['text/csv'],
  refusals: [],
})
