import { z } from 'zod'
import { board, closedAnswer, closingBody } from '@/lib/orders/board/board'
import { fieldError } from '@/lib/platform/text'
import { operation } from '../http/operation'

export const getBoard = operation({
  method: 'GET',
  path: 'orders/board',
  caller: 'board',
  summary: 'Everything that the kitchen has before it now; asking counts as activity of the session or the device',
  answer: board,
  refusals: [],
})

export const closeDay = operation({
  method: 'POST',
  path: 'orders/close-day',
  caller: 'board',
  summary: 'Close what earlier business days have left open, all of it or nothing; what nobody accepted is cancelled',
  body: closingBody,
  answer: closedAnswer,
  message: 'saved',
  refusals: [],
})

export const renewSession = operation({
  method: 'POST',
  path: 'admin/renew',
  caller: 'staff',
  summary: 'Stay signed in for another 24 hours by showing the password again',
  limit: { caller: { name: 'renew', points: 10, seconds: 300 } },
  body: z
    .object({
      password: z
        .string({ error: fieldError('required') })
        .min(1, { error: fieldError('required') })
        .max(1000, { error: fieldError('too_long') }),
    })
    .meta({ id: 'Renewal' }),
  answer: z.object({ session_ends_at: z.string() }),
  refusals: ['invalid_fields', 'busy'],
})
