import { z } from 'zod'
import { isPersonal } from '@/lib/platform/values/personal'
import type { OperationSpec } from './operation'

/** The operation with answers that say nothing of a person, and without what is searched by one. */
export function withoutPersonal(spec: OperationSpec): OperationSpec {
  const known = specs.get(spec) ?? remade(spec)
  specs.set(spec, known)
  return known
}

const specs = new WeakMap<OperationSpec, OperationSpec>()

function remade(spec: OperationSpec): OperationSpec {
  const { query, answer, refusalData } = spec
  const data = Object.entries(refusalData ?? {}).map(([code, schema]) => [code, impersonal(schema)] as const)
  return {
    ...spec,
    answer: impersonal(answer),
    ...(query && { query: impersonal(query) }),
    ...(refusalData && { refusalData: Object.fromEntries(data) }),
  }
}

// One for each, because the encoders are remembered by schema.
const schemas = new WeakMap<z.ZodType, z.ZodType>()

/** The same schema where nothing in it is marked. */
export function impersonal(schema: z.ZodType): z.ZodType {
  const known = schemas.get(schema) ?? without(schema)
  schemas.set(schema, known)
  return known
}

function without(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return objectWithout(schema)
  if (schema instanceof z.ZodArray) return rewrapped(schema, schema.element as z.ZodType, (inner) => z.array(inner))
  if (schema instanceof z.ZodNullable)
    return rewrapped(schema, schema.unwrap() as z.ZodType, (inner) => inner.nullable())
  if (schema instanceof z.ZodOptional)
    return rewrapped(schema, schema.unwrap() as z.ZodType, (inner) => inner.optional())
  return schema
}

function objectWithout(schema: z.ZodObject): z.ZodType {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][]
  const left = fields
    .filter(([, field]) => !isPersonal(field))
    .map(([name, field]) => [name, impersonal(field)] as const)
  const isSame = left.length === fields.length && left.every(([name, field]) => schema.shape[name] === field)
  return isSame ? schema : z.object(Object.fromEntries(left))
}

function rewrapped(schema: z.ZodType, inner: z.ZodType, wrap: (inner: z.ZodType) => z.ZodType): z.ZodType {
  const left = impersonal(inner)
  return left === inner ? schema : wrap(left)
}
