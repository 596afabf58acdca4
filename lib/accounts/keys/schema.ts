import { z } from 'zod'
import { scopes } from '@/lib/accounts/scopes'
import { fieldError, line, sentMoment } from '@/lib/platform/values/text'
import { moment } from '@/lib/platform/values/moment'

export const keyNameLimit = 50

const scope = z.enum(scopes)

export const keyBody = z
  .object({
    name: line(keyNameLimit).meta({ description: 'For people: what of it stands behind a change', example: 'Till 1' }),
    scopes: z
      .array(scope)
      .min(1, { error: fieldError('required') })
      .max(scopes.length)
      .transform((chosen) => scopes.filter((each) => chosen.includes(each)))
      .meta({ description: 'What it may do; each call says which of them it needs' }),
    expires_at: sentMoment
      .nullish()
      .meta({ description: 'From then on it is refused. Absent or null: when it is revoked' }),
    test: z.boolean().default(false).meta({ description: 'true: it reads, places test orders, and changes nothing else' }),
  })
  .meta({ id: 'NewKey' })

export const keyId = z.object({ id: z.string().regex(/^[a-z0-9]{10}$/) })

export const keyView = z
  .object({
    id: z.string().meta({ description: 'The part of the key between `lg_` and the second `_`', example: 'k3t7w9x2ab' }),
    name: z.string(),
    scopes: z.array(scope),
    test: z.boolean(),
    created_at: moment,
    created_by: z.string().meta({ description: 'For whose account it acts' }),
    expires_at: moment.nullable().meta({ description: 'null: when it is revoked' }),
    last_used_at: moment.nullable().meta({ description: 'A minute old at most; null: never' }),
  })
  .meta({ id: 'Key' })

export const addedKey = z
  .object({
    id: z.string(),
    secret: z.string().meta({
      description: 'To be sent as `Authorization: Bearer <secret>`. It is answered here, and never again',
      example: 'lg_k3t7w9x2ab_Zk1mS0yQF4hJ8nWc2VbTgRxPqLd7uEo3iAsYvN5tMwk',
    }),
  })
  .meta({ id: 'AddedKey' })
