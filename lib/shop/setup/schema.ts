import { z } from 'zod'
import { fieldError } from '@/lib/platform/values/text'
import { optionalSteps, setupSteps } from './setup-steps'

export const settledStep = z
  .object({
    step: z.enum(optionalSteps, { error: fieldError('invalid') }),
    settled: z.boolean().meta({ description: 'Done or left out; false: to be looked at again.' }),
  })
  .meta({ id: 'SettledStep' })

export const openingQuery = z.strictObject({
  without_mail: z
    .stringbool({ error: fieldError('invalid') })
    .optional()
    .meta({ description: '1: opens although no mail leaves, so that no customer gets a code.' }),
})

export const blockingSteps = z.object({
  blocking: z.array(z.enum(setupSteps)).meta({ description: 'What the law or an order needs before.' }),
})
