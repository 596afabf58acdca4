import type { z } from 'zod'
import { type Language, languages } from '@/lib/i18n/language'
import { rappenOf } from './money'

export type Amount = z.core.$brand<'amount'>
export type Moment = z.core.$brand<'moment'>

// The browser has no schemas, so it knows the kind of a field by its name; a test holds the names against the contract.
const amountNames = [
  'amount',
  'auto_accept_first',
  'average',
  'came',
  'cash',
  'collected',
  'counted',
  'delivery_fee',
  'delivery_fees',
  'delivery_minimum',
  'difference',
  'expected',
  'fee',
  'float',
  'gross',
  'gross_after_reversals',
  'kept',
  'largest_order',
  'minimum',
  'missing',
  'net',
  'new_price',
  'old_price',
  'online',
  'own_price',
  'paid_at_partner',
  'paid_online',
  'pickup_minimum',
  'price',
  'refunded',
  'revenue',
  'reversed',
  'rounding',
  'sent_back',
  'sold',
  'subtotal',
  'taken',
  'tax',
  'till',
  'to_collect',
  'to_come',
  'to_pay_back',
  'total',
  'total_after',
  'total_amount',
  'total_before',
  'turnover',
  'under_way',
  'vat',
  'vat_after_reversals',
  'void',
] as const

export type AmountName = (typeof amountNames)[number]
type Last = 'at' | 'for' | 'since' | 'until'
export type MomentName = 'now' | 'next_opening' | Last | `${string}_${Last}`

const amounts: ReadonlySet<string> = new Set(amountNames)
const momentName = /^(now|next_opening)$|(^|_)(at|for|since|until)$/
/** `until` may be a time of day, and a text of a person is never read as a moment, whatever is in it. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const wordBreak = new RegExp(`_(?!(?:${languages.join('|')})$)(\\w)`, 'g')

type CamelCase<Name> = Name extends `${infer Text}_${Language}`
  ? `${CamelCase<Text>}_${Name extends `${Text}_${infer Suffix}` ? Suffix : never}`
  : Name extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelCase<Tail>>}`
    : Name

type NameOf<Name, Value> = [Extract<Value, Amount>] extends [never]
  ? CamelCase<Name>
  : `${CamelCase<Name> & string}Rappen`

/** What the browser makes of an answer: camelCase, integer Rappen, `Date`; `name_fr` keeps its language. */
export type Decoded<Wire> = Wire extends Amount
  ? number
  : Wire extends Moment
    ? Date
    : Wire extends string | number | boolean | null | undefined
      ? Wire
      : Wire extends readonly (infer Entry)[]
        ? Decoded<Entry>[]
        : Wire extends object
          ? { [Name in keyof Wire as NameOf<Name, Wire[Name]>]: Decoded<Wire[Name]> }
          : Wire

export function decodeAnswer<Wire>(answer: Wire): Decoded<Wire> {
  return decoded(answer) as Decoded<Wire>
}

function decoded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decoded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => decodedField(name, field)))
}

function decodedField(wire: string, value: unknown): [name: string, value: unknown] {
  const name = wire.replace(wordBreak, (_, letter: string) => letter.toUpperCase())
  if (amounts.has(wire)) {
    if (typeof value === 'number') return [`${name}Rappen`, rappenOf(value)]
    if (value === null) return [`${name}Rappen`, null]
  }
  if (typeof value === 'string' && momentName.test(wire) && instant.test(value)) return [name, new Date(value)]
  return [name, decoded(value)]
}
