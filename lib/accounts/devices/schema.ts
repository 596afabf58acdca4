import { z } from 'zod'
import { fieldError, line } from '@/lib/platform/values/text'
import { moment } from '@/lib/platform/values/moment'

export const deviceNameLimit = 60

const inKitchen = z
  .boolean()
  .meta({ description: 'Whether the shop is told by mail when neither it nor another of the kitchen is connected' })

export const deviceBody = z
  .object({
    name: line(deviceNameLimit).meta({ description: 'For people, e.g. "Tablet Küche"' }),
    in_kitchen: inKitchen.default(true),
  })
  .meta({ id: 'NewDevice' })

export const deviceChange = z.object({ in_kitchen: inKitchen }).meta({ id: 'DeviceChange' })

export const pairingCodeAnswer = z
  .object({
    id: z.string().meta({ description: 'The device will be listed under it once it has paired' }),
    code: z.string().meta({ description: 'Shown once; valid for one pairing', example: 'KR7T-93WX' }),
    expires_at: moment,
  })
  .meta({ id: 'PairingCode' })

export const pairBody = z
  .object({ code: line(40).meta({ description: 'As shown, in any case, with or without the dash' }) })
  .meta({ id: 'Pairing' })

export const pairedAnswer = z.object({ id: z.string(), name: z.string() }).meta({ id: 'PairedDevice' })

export const deviceView = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['connected', 'away', 'expired']).meta({
      description: 'connected: seen within two minutes; expired: unseen for 31 days, hence no longer paired',
    }),
    paired_at: moment,
    paired_by: z.string().nullable(),
    last_seen_at: moment,
    actor: z.string().nullable().meta({ description: 'Who acts on it by a PIN' }),
    in_kitchen: inKitchen,
    shows_screen: z.boolean().meta({
      description: 'It asked last for the pick-up screen: then the shop is not told of it, in_kitchen or not',
    }),
  })
  .meta({ id: 'Device' })

function pin() {
  return z
    .string({ error: fieldError('required') })
    .trim()
    .regex(/^\d{4,6}$/, { error: fieldError('pin') })
    .meta({ description: 'Four to six digits' })
}

export const actorBody = z.object({ pin: pin() }).meta({ id: 'Pin' })

export const actorAnswer = z.object({ actor: z.string().nullable() }).meta({ id: 'Actor' })

export const newPinBody = z
  .object({ pin: pin().nullable().meta({ description: 'null takes it away' }) })
  .meta({ id: 'NewPin' })

export const idleDays = 31
