import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fieldErrorOf } from '@/lib/platform/values/field-error-of'
import { Refusal, type FieldProblem } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { OperationSpec } from './operation'
import { mostNamed, unknownField } from './unknown-fields'

/** Refuses with what the schema says, and with fields that are wrong besides. */
export async function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: RefusalCode,
  besides: Record<string, FieldProblem> = {},
): Promise<z.output<Schema>> {
  const result = await schema.safeParseAsync(value)
  if (result.success && Object.keys(besides).length === 0) return result.data
  throw new Refusal(code, { fields: { ...(result.error && fieldErrorsOf(result.error, value)), ...besides } })
}

function fieldErrorsOf(error: z.ZodError, value: unknown): Record<string, FieldError> {
  const fieldErrors = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_'
    if (!fieldErrors.has(field)) fieldErrors.set(field, fieldErrorOf(issue, value))
  }
  return Object.fromEntries(fieldErrors)
}

/** Each name once, and none that the operation does not know. */
export function queryOf({ query: schema }: Pick<OperationSpec, 'query'>, request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url, 'http://localhost')
  const described = namesOf(schema)
  const wrong = new Map<string, FieldProblem>()
  const seen = new Set<string>()
  for (const name of searchParams.keys()) {
    if (wrong.has(name)) continue
    // A misspelled name must not be ignored.
    if (!described.includes(name)) wrong.set(name, unknownField(name, described))
    else if (seen.has(name)) wrong.set(name, 'repeated')
    if (wrong.size === mostNamed) break
    seen.add(name)
  }
  if (wrong.size > 0) throw new Refusal('malformed', { fields: Object.fromEntries(wrong) })
  return Object.fromEntries(searchParams)
}

/** Also of a schema that transforms its object. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
