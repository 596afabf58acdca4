import type { z } from 'zod'
import { fieldFaults, type FieldFault } from '@/lib/i18n/field-faults'
import { Refusal } from '@/lib/refusal'
import type { RefusalCode } from '@/lib/refusals'

/** Reads `value` with `schema`, or refuses with the code and a fault per field. */
export async function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  code: RefusalCode,
): Promise<z.output<Schema>> {
  const result = await schema.safeParseAsync(value)
  if (result.success) return result.data
  throw new Refusal(code, { fields: faultsOf(result.error, value) })
}

function faultsOf(error: z.ZodError, value: unknown): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_'
    faults[field] ??= faultOf(issue, value)
  }
  return faults
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): FieldFault {
  if (Object.hasOwn(fieldFaults, issue.message)) return issue.message as FieldFault
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
