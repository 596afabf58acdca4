import { z } from 'zod'
import { fault } from '../text'

// "switchland" is how the specified registration spells it.
const spellings = ['ch', 'switzerland', 'switchland', 'schweiz', 'suisse', 'svizzera']

/** Every spelling of Switzerland becomes CH; there is no other country yet. */
export function country() {
  return z
    .string({ error: fault('required') })
    .trim()
    .min(1, { error: fault('required'), abort: true })
    .refine((name) => spellings.includes(name.toLowerCase()), { error: fault('country') })
    .transform((): 'CH' => 'CH')
    .meta({ description: 'Switzerland, Schweiz, CH or switchland' })
}
