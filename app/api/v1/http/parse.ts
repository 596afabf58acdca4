import type { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fallbackLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'

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

function fieldErrorOf(issue: z.core.$ZodIssue, value: unknown): FieldError {
  if (Object.hasOwn(texts(fallbackLanguage).fieldErrors, issue.message)) return issue.message as FieldError
  if (isAbsent(value, issue.path)) return 'required'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'out_of_range'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'out_of_range'
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  return 'invalid'
}

function isAbsent(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )
  return found === undefined || found === null
}
