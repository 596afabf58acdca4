import { z } from 'zod'
import { deletionBody } from '@/lib/accounts/schema'
import { languages } from '@/lib/i18n/language'
import { personalData } from '@/lib/orders/export/schema'
import { operation } from '../http/operation'

// What a customer may do with everything that the shop knows about him.

const deletions = { name: 'account-deletion', points: 20, seconds: 60 }

export const sendDeletionCode = operation({
  method: 'POST',
  path: 'user/send-deletion-code',
  caller: 'customer',
  summary: 'Send the caller a code that deletes his account, at most one a minute',
  limit: { client: deletions },
  answer: z.null(),
  message: 'codeMailed',
  refusals: ['resend_too_soon'],
})

export const deleteAccount = operation({
  method: 'POST',
  path: 'user/delete-account',
  caller: 'customer',
  summary:
    'Delete the account of the caller, with his password or a mailed code: orders stay in the books without name, address and notes, everything else is gone',
  limit: { client: deletions },
  body: deletionBody,
  answer: z.null(),
  message: 'accountDeleted',
  refusals: ['code_invalid', 'orders_running', 'account_of_staff', 'busy'],
})

export const exportPersonalData = operation({
  method: 'GET',
  path: 'user/export',
  caller: 'customer',
  summary:
    'Everything that the shop knows about the caller, as JSON or as a page to read: account, billing data, orders, messages, sessions, notifications, mails',
  limit: { caller: { name: 'export', points: 20, seconds: 300 } },
  query: z.strictObject({
    format: z.enum(['json', 'html']).default('json'),
    language: z.enum(languages).optional().meta({ description: 'Of the page to read; absent: as Accept-Language' }),
  }),
  answer: personalData,
  answers: 'file',
  mediaTypes: ['application/json', 'text/html'],
  refusals: [],
})
