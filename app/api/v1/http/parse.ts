import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fieldErrorOf } from '@/lib/platform/field-error-of'
import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { OperationSpec } from './operation'

/** Reads `value` with `schema`, or refuses with the code and one error per field. */
export async function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: RefusalCode,
): Promise<z.output<Schema>> {
  const result = await schema.safeParseAsync(value)
  if (result.success) return result.data
  throw new Refusal(code, { fields: fieldErrorsOf(result.error, value) })
}

function fieldErrorsOf(error: z.ZodError, value: unknown): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_'
    fieldErrors[field] ??= fieldErrorOf(issue, value)
  }
  return fieldErrors
}

const mostNamed = 20

/** What stands behind the question mark, each name once and none that the operation does not know. */
export function queryOf({ query: schema }: Pick<OperationSpec, 'query'>, request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const known = new Set(namesOf(schema))
  const names = [...searchParams.keys()]
  const seen = new Set<string>()
  const wrong = names.flatMap((name): [string, FieldError][] => {
    const isRepeated = seen.has(name)
    seen.add(name)
    if (!known.has(name)) return [[name, 'unknown_field']]
    return isRepeated ? [[name, 'repeated']] : []
  })
  // A name that is misspelled would be answered as if nobody had asked for it.
  if (wrong.length > 0) throw new Refusal('malformed', { fields: Object.fromEntries(wrong.slice(0, mostNamed)) })
  return Object.fromEntries(searchParams)
}

/** Of an object, and of one that is turned into something else once it is read. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

export interface RouteMatch<Value> {
  value: Value
  params: Record<string, string>
}

interface Route<Value> {
  /** As in the contract, e.g. `orders`, `{id}`. */
  segments: readonly string[]
  value: Value
}

const parameter = /^\{(\w+)\}$/

/**
 * Finds what an address means by its decoded segments: those without parameters in a map, the few others one by one.
 * The longer an address agrees literally, the sooner it is meant: `orders/board` is no `orders/{id}`.
 */
export function routeMatcher<Value>(
  byPath: ReadonlyMap<string, Value>,
): (segments: readonly string[]) => RouteMatch<Value> | null {
  const routes = [...byPath].map(([path, value]): Route<Value> => ({ segments: path.split('/'), value }))
  const literal = new Map(
    routes.filter(({ segments }) => firstParameter(segments) < 0).map((route) => [route.segments.join('/'), route]),
  )
  const open = routes
    .filter(({ segments }) => firstParameter(segments) >= 0)
    .toSorted((a, b) => firstParameter(b.segments) - firstParameter(a.segments))
  return (segments) => {
    const found = literal.get(segments.join('/'))
    // A decoded segment may hold a slash: `user%2Fprofile` is one segment.
    if (found && found.segments.length === segments.length) return { value: found.value, params: {} }
    for (const route of open) {
      const params = paramsOf(route.segments, segments)
      if (params) return { value: route.value, params }
    }
    return null
  }
}

function firstParameter(segments: readonly string[]): number {
  return segments.findIndex((segment) => parameter.test(segment))
}

/** Null where the address is another one. */
function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [position, segment] of wanted.entries()) {
    const value = given[position] ?? ''
    const name = parameter.exec(segment)?.[1]
    if (name !== undefined) params[name] = value
    else if (segment !== value) return null
  }
  return params
}
