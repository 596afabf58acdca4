import type { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { fieldErrorOf } from '@/lib/platform/field-error-of'
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
