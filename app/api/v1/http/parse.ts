import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fieldErrorOf } from '@/lib/platform/field-error-of'
import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { OperationSpec } from './operation'

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
  const fieldErrors = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_'
    if (!fieldErrors.has(field)) fieldErrors.set(field, fieldErrorOf(issue, value))
  }
  return Object.fromEntries(fieldErrors)
}

const mostNamed = 20

/** Each name once, and none that the operation does not know. */
export function queryOf({ query: schema }: Pick<OperationSpec, 'query'>, request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const described = new Set(namesOf(schema))
  const names = [...searchParams.keys()]
  const seen = new Set<string>()
  const wrong = names.flatMap((name): [string, FieldError][] => {
    const isRepeated = seen.has(name)
    seen.add(name)
    if (!described.has(name)) return [[name, 'unknown_field']]
    return isRepeated ? [[name, 'repeated']] : []
  })
  // A misspelled name must not be ignored.
  if (wrong.length > 0) throw new Refusal('malformed', { fields: Object.fromEntries(wrong.slice(0, mostNamed)) })
  return Object.fromEntries(searchParams)
}

/** Also of a schema that transforms its object. */
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

/** Literal segments win: `orders/board` is no `orders/{id}`. */
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
    // A decoded segment may contain a slash: `user%2Fprofile` is one segment.
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
