import { z } from 'zod'
import type { Language } from '@/lib/i18n/language'
import { languageOfField, ownTextOf } from '@/lib/i18n/localized'
import { amount } from '@/lib/platform/values/amount'
import { decodeAnswer, type Decoded } from '@/lib/platform/values/decode-answer'
import { toFrancs } from '@/lib/platform/values/money'
import type { Internal, Received } from './internal'

type Convert = (value: unknown, shared: Shared) => unknown

/** What lists share is encoded once: two thousand dishes may have the same thirty groups. */
type Shared = Map<Convert, Map<object, unknown>>

interface Field {
  wire: string
  /** `deliveryFee`, or `deliveryFeeRappen` for an amount. */
  internal: string
  inRappen: string
  /** For an owner's text, the language of this field. */
  language: Language | undefined
  convert: Convert
}

const encoders = new WeakMap<z.ZodType, Convert>()
const decoders = new WeakMap<z.ZodType, Convert>()

/**
 * Drops what the schema does not name, in the value's order; takes a value under the contract's name as it is. Shared
 * objects in lists stay shared.
 */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return remembered(encoders, schema, encoder)(value, new Map())
}

/** Converts parsed input to the internal names; an amount becomes Rappen and is called so. */
export function fromWire<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): Received<z.output<Schema>> {
  return remembered(decoders, schema, decoder)(value, new Map()) as Received<z.output<Schema>>
}

/** For a page that passes a client component what the browser would make of the API's answer. */
export function asAnswered<Schema extends z.ZodType>(
  schema: Schema,
  value: Internal<z.input<Schema>>,
): Decoded<z.output<Schema>> {
  return decodeAnswer(inWireNames(schema, value))
}

/** For a form of the office, whose fields are called as the contract calls them. */
export function inWireNames<Schema extends z.ZodType>(
  schema: Schema,
  value: Internal<z.input<Schema>>,
): z.output<Schema> {
  return schema.parse(toWire(schema, value))
}

/** `streetAddress` → `street_address`: for fields of a refusal, which have no schema. */
export function wireName(internal: string): string {
  return internal.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
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

function byName(fields: Field[]): Map<string, Named[]> {
  const named = new Map<string, Named[]>()
  for (const field of fields)
    for (const [name, convert] of Object.entries(convertersOf(field)))
      named.set(name, [...(named.get(name) ?? []), { wire: field.wire, convert }])
  return named
}

/** By each name that the field may have internally, its own among them. */
function convertersOf({ wire, internal, inRappen, language, convert }: Field): Record<string, Convert> {
  if (!language) return { [inRappen]: francs, [wire]: convert, [internal]: convert }
  const inLanguage: Convert = (value) => (isRecord(value) ? value[language] : undefined)
  const itself: Convert = (value) => (isRecord(value) ? value[language] : value)
  return { [internal]: inLanguage, [wire]: itself }
}

function decoder(schema: z.ZodType): Convert {
  const inner = afterPreparation(withoutAbsence(schema))
  if (inner instanceof z.ZodArray) return eachWith(remembered(decoders, inner.element as z.ZodType, decoder))
  if (!(inner instanceof z.ZodObject)) return (value) => value
  const fields = fieldsOf(inner, (field) => remembered(decoders, field, decoder)).map((field) => ({
    ...field,
    internal: isAmount(inner.shape[field.wire]) ? field.inRappen : field.internal,
  }))
  return (value, shared) => {
    if (!isRecord(value)) return value
    const decoded: Record<string, unknown> = {}
    for (const { wire, internal, language, convert } of fields) {
      if (!Object.hasOwn(value, wire)) continue
      const converted = convert(value[wire], shared)
      decoded[internal] = language ? { ...Object(decoded[internal]), [language]: converted } : converted
    }
    return decoded
  }
}

function fieldsOf(schema: z.ZodObject, convertFor: (field: z.ZodType) => Convert): Field[] {
  return Object.entries(schema.shape).map(([wire, field]) => {
    const own = ownTextIn(field as z.ZodType)
    const { language, text = wire } = own ? languageOfField(wire) : {}
    const internal = camelCase(own?.isName ? `${text}s` : text)
    return { wire, internal, inRappen: `${internal}Rappen`, language, convert: convertFor(field as z.ZodType) }
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

function eachOnce(convert: Convert): Convert {
  return (value, shared) => {
    if (!Array.isArray(value)) return value
    const converted = shared.get(convert) ?? new Map<object, unknown>()
    shared.set(convert, converted)
    const once = (part: unknown, encode: () => unknown) => {
      if (!isRecord(part)) return encode()
      const encoded = converted.get(part) ?? encode()
      converted.set(part, encoded)
      return encoded
    }
    return once(value, () => value.map((entry: unknown) => once(entry, () => convert(entry, shared))))
  }
}

export function withoutAbsence(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapped ? withoutAbsence(schema.unwrap() as z.ZodType) : schema
}

/** A list sent as text in a form is parsed first. */
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

/** A further bound on `amount` makes a new schema with the same reader. */
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
