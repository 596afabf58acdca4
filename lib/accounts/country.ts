import { z } from 'zod'
import { fieldError } from '@/lib/platform/text'

// "switchland" is how the specified registration spells it.
const spellings = ['ch', 'switzerland', 'switchland', 'schweiz', 'suisse', 'svizzera']

/** Every spelling of Switzerland becomes CH; there is no other country yet. */
export function country() {
  return z
    .string({ error: fieldError('required') })
    .trim()
    .min(1, { error: fieldError('required'), abort: true })
    .refine((name) => spellings.includes(name.toLowerCase()), { error: fieldError('country') })
    .transform((): 'CH' => 'CH')
    .meta({ description: 'Switzerland, Schweiz, CH or switchland' })
}

/** How an answer names the one country that is stored. */
export function shownCountry() {
  return z
    .string()
    .transform((): 'Switzerland' => 'Switzerland')
    .pipe(z.literal('Switzerland'))
}
