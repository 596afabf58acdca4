import { z } from 'zod'
import { columnName } from '@/lib/platform/database/rows'
import { fieldError, line, optionalLine } from '@/lib/platform/values/text'
import { type Field, type Fields, initialOf, type WireValues } from './item-fields'
import { longestIngredient } from '../limits'

type Schemas<Table extends Fields> = {
  [Name in keyof WireValues<Table>]: z.ZodType<WireValues<Table>[Name], WireValues<Table>[Name]>
}
type FormSchemas<Table extends Fields> = { [Name in keyof WireValues<Table>]: z.ZodType<WireValues<Table>[Name]> }
type SchemasWithDefault<Table extends Fields> = {
  [Name in keyof Schemas<Table>]: z.ZodDefault<Schemas<Table>[Name]>
}

function eachNamed(
  table: Fields,
  schemaOf: (field: Field) => z.ZodType,
  howOf: (field: Field) => string = () => '',
): Record<string, z.ZodType> {
  const schemas = Object.entries(table).map(([name, field]) => {
    const description = `${field.about ?? ''} ${howOf(field)}`.trim()
    const schema = schemaOf(field)
    return [columnName(name), description ? schema.meta({ description }) : schema]
  })
  return Object.fromEntries(schemas) as Record<string, z.ZodType>
}

export function answeredFields<Table extends Fields>(table: Table): Schemas<Table> {
  return eachNamed(table, answered) as Schemas<Table>
}

export function sentFields<Table extends Fields>(table: Table): Schemas<Table> {
  return eachNamed(table, sent) as Schemas<Table>
}

export function sentFieldsWithDefaults<Table extends Fields>(table: Table): SchemasWithDefault<Table> {
  return eachNamed(table, (field) => sent(field).default(initialOf(field))) as SchemasWithDefault<Table>
}

export function formFields<Table extends Fields>(table: Table): FormSchemas<Table> {
  return eachNamed(table, inForm, howInForm) as FormSchemas<Table>
}

const origin = z
  .object({
    ingredient: z.string().meta({ example: 'Rind' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.', example: 'CH' }),
  })
  .meta({ id: 'Origin' })
const sentOrigins = z
  .array(origin.extend({ ingredient: line(longestIngredient), country: z.string().regex(/^[A-Z]{2}$/) }))
  .max(20)

function answered(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.boolean()
  if (field.kind === 'line') return z.string()
  if (field.kind === 'number') return z.int().nullable()
  if (field.kind === 'origins') return z.array(origin)
  if (field.kind === 'choice') return typeof field.of[0] === 'number' ? z.int() : z.literal(field.of)
  const list = z.array(z.enum(field.of))
  return field.kind === 'list' ? list : list.nullable()
}

function sent(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.boolean()
  if (field.kind === 'line') return optionalLine(field.longest)
  if (field.kind === 'number') return number(field).nullable()
  if (field.kind === 'origins') return sentOrigins
  if (field.kind === 'choice') return z.literal(field.of, { error: fieldError('invalid') })
  return field.kind === 'list' ? listOf(field.of) : listOf(field.of).nullable()
}

function inForm(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.stringbool({ error: fieldError('invalid') })
  if (field.kind === 'line') return sent(field)
  if (field.kind === 'number') return z.preprocess(numberIn, sent(field))
  if (field.kind === 'stated') return z.preprocess(listIn, sent(field))
  if (field.kind !== 'choice') return z.preprocess((value) => listIn(value) ?? [], sent(field))
  const choice = z.enum(field.of.map(String), { error: fieldError('invalid') })
  return typeof field.of[0] === 'number' ? choice.transform(Number) : choice
}

function howInForm({ kind }: Field): string {
  if (kind === 'number') return 'Empty is null.'
  if (kind === 'stated') return 'JSON list or repeated field; empty is null.'
  return kind === 'list' || kind === 'origins' ? 'JSON list or repeated field.' : ''
}

function number({ least, most }: { least: number; most: number }) {
  const beyond = { error: fieldError('out_of_range') }
  return z
    .int({ error: fieldError('invalid') })
    .min(least, beyond)
    .max(most, beyond)
}

function listOf<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.enum(values))
    .overwrite((list) => [...new Set(list)])
    .max(values.length)
}

/** Null where the field is empty; what is no number stays, for the schema to refuse. */
function numberIn(field: unknown): unknown {
  if (field === '' || field === 'null') return null
  return typeof field === 'string' && /^\d{1,6}$/.test(field.trim()) ? Number(field) : field
}

/** `["a","b"]`, the field repeated, or one plain value. What cannot be read stays, for the schema to refuse. */
export function listIn(field: unknown): unknown {
  if (field === '' || field === 'null') return null
  if (Array.isArray(field)) return field.map(objectIn)
  if (typeof field !== 'string') return field
  return field.trimStart().startsWith('[') ? parsed(field) : [objectIn(field)]
}

function objectIn(value: unknown): unknown {
  return typeof value === 'string' && value.trimStart().startsWith('{') ? parsed(value) : value
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
