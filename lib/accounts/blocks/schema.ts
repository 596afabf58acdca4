import { z } from 'zod'
import { paragraph } from '@/lib/platform/text'
import { longestBlockReason } from './limits'

export const blockBody = z
  .object({
    reason: paragraph(longestBlockReason).meta({
      description: 'Seen by the staff, and by the customer in the export of his data',
    }),
  })
  .meta({ id: 'CustomerBlock' })

export const blockedCustomer = z
  .object({
    id: z.string(),
    blocked: z.boolean().meta({ description: 'create-order answers customer_blocked' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'BlockedCustomer' })
