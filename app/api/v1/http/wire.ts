import { z } from 'zod'
import type { Language } from '@/lib/i18n/language'
import { languageOfField, ownTextOf } from '@/lib/i18n/localized'
import { amount } from '@/lib/platform/amount'
import { toFrancs } from '@/lib/platform/money'
import type { Inside, Received } from './inside'

type Convert = (value: unknown, shared: Shared) => unknown

/** What an answer's lists hold and is encoded already: two thousand dishes may hold the same thirty groups. */
type Shared = Map<Convert, Map<object, unknown>>

interface Field {
  /** As the contract says it: `delivery_fee`. */
  wire: string
  /** `deliveryFee`, or `deliveryFeeRappen` where that holds the amount. */
  inside: string
  inRappen: string
  /** Of a text of the owner, which language this field holds. */
  language: Language | undefined
  convert: Convert
}

const encoders = new WeakMap<z.ZodType, Convert>()
const decoders = new WeakMap<z.ZodType, Convert>()

/**
 * What leaves, as the contract's schema names it: snake_case, francs for `…Rappen`, ISO text for a `Date`. What the
 * schema does not name stays inside; the order is the value's. A value that has the contract's name already is taken
 * as it is. What stands several times in lists of the value is the same object several times in what leaves.
 */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return remembered(encoders, schema, encoder)(value, new Map())
}

/** What came in, parsed by `schema`, under the names of the inside; an amount has become Rappen and is called so. */
export function fromWire<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): Received<z.output<Schema>> {
  return remembered(decoders, schema, decoder)(value, new Map()) as Received<z.output<Schema>>
}

/**
 * For a page that hands over to a client component what the component goes on with from answers of the API: the same
 * thing in the contract's shape.
 */
export function asAnswered<Schema extends z.ZodType>(schema: Schema, value: Inside<z.input<Schema>>): z.output<Schema> {
  return schema.parse(toWire(schema, value))
}

/** `streetAddress` → `street_address`: for names that no schema leads to, the fields of a refusal. */
export function wireName(inside: string): string {
  return inside.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function encoder(schema: z.ZodType): Convert {
  const inner = withoutAbsence(schema)
  if (inner instanceof z.ZodArray) return eachOnce(remembered(encoders, inner.element as z.ZodType, encoder))
  if (!(inner instanceof z.ZodObject)) return (value) => (value instanceof Date ? value.toISOString() : value)
  const fields = byName(fieldsOf(inner, (field) => remembered(encoders, field, encoder)))
  return (value, shared) => {
    if (!isRecord(value)) return value
    const encoded: Record<string, unknown> = {}
    for (const name of Object.keys(value)) {
      const named = fields.get(name)
      if (!named) continue
      for (const { wire, convert } of named) {
        const converted = convert(value[name], shared)
        if (converted !== undefined) encoded[wire] = converted
      }
    }
    return encoded
  }
}

type Named = Pick<Field, 'wire' | 'convert'>

/** What leaves for each name that a value may have. */
function byName(fields: Field[]): Map<string, Named[]> {
  const named = new Map<string, Named[]>()
  for (const field of fields)
    for (const [name, convert] of Object.entries(convertersOf(field)))
      named.set(name, [...(named.get(name) ?? []), { wire: field.wire, convert }])
  return named
}

/** By each name that the field may have inside, its own among them. */
function convertersOf({ wire, inside, inRappen, language, convert }: Field): Record<string, Convert> {
  if (!language) return { [inRappen]: francs, [wire]: convert, [inside]: convert }
  const inLanguage: Convert = (value) => (isRecord(value) ? value[language] : undefined)
  const itself: Convert = (value) => (isRecord(value) ? value[language] : value)
  return { [inside]: inLanguage, [wire]: itself }
}

function decoder(schema: z.ZodType): Convert {
  const inner = afterPreparation(withoutAbsence(schema))
  if (inner instanceof z.ZodArray) return eachWith(remembered(decoders, inner.element as z.ZodType, decoder))
  if (!(inner instanceof z.ZodObject)) return (value) => value
  const fields = fieldsOf(inner, (field) => remembered(decoders, field, decoder)).map((field) => ({
    ...field,
    inside: isAmount(inner.shape[field.wire]) ? field.inRappen : field.inside,
  }))
  return (value, shared) => {
    if (!isRecord(value)) return value
    const decoded: Record<string, unknown> = {}
    for (const { wire, inside, language, convert } of fields) {
      if (!Object.hasOwn(value, wire)) continue
      const converted = convert(value[wire], shared)
      decoded[inside] = language ? { ...Object(decoded[inside]), [language]: converted } : converted
    }
    return decoded
  }
}

function fieldsOf(schema: z.ZodObject, convertFor: (field: z.ZodType) => Convert): Field[] {
  return Object.entries(schema.shape).map(([wire, field]) => {
    const own = ownTextIn(field as z.ZodType)
    const { language, text = wire } = own ? languageOfField(wire) : {}
    const inside = camelCase(own?.isName ? `${text}s` : text)
    return { wire, inside, inRappen: `${inside}Rappen`, language, convert: convertFor(field as z.ZodType) }
  })
}

function remembered(known: WeakMap<z.ZodType, Convert>, schema: z.ZodType, make: (schema: z.ZodType) => Convert) {
  const convert = known.get(schema) ?? make(schema)
  known.set(schema, convert)
  return convert
}

function eachWith(convert: Convert): Convert {
  return (value, shared) => (Array.isArray(value) ? value.map((entry) => convert(entry, shared)) : value)
}

/** The list itself is remembered as well as what stands in it. */
function eachOnce(convert: Convert): Convert {
  return (value, shared) => {
    if (!Array.isArray(value)) return value
    const known = shared.get(convert) ?? new Map<object, unknown>()
    shared.set(convert, known)
    const once = (part: unknown, encode: () => unknown) => {
      if (!isRecord(part)) return encode()
      const encoded = known.get(part) ?? encode()
      known.set(part, encoded)
      return encoded
    }
    return once(value, () => value.map((entry: unknown) => once(entry, () => convert(entry, shared))))
  }
}

function withoutAbsence(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapped ? withoutAbsence(schema.unwrap() as z.ZodType) : schema
}

/** A list that a form carries as text is read first, and then is what the schema behind it says. */
function afterPreparation(schema: z.ZodType): z.ZodType {
  const isPrepared = schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform
  return isPrepared ? withoutAbsence(schema.def.out as z.ZodType) : schema
}

function ownTextIn(schema: z.ZodType): { isName: boolean } | undefined {
  return ownTextOf(schema) ?? ownTextOf(withoutAbsence(schema))
}

function camelCase(wire: string): string {
  return wire.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A further bound on `amount` makes a new schema, which still reads with the same one. */
function isAmount(schema: unknown): boolean {
  const inner = withoutAbsence(schema as z.ZodType)
  return inner instanceof z.ZodPipe && inner.def.in === amount.def.in
}

function francs(rappen: unknown): unknown {
  return typeof rappen === 'number' ? toFrancs(rappen) : rappen
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
