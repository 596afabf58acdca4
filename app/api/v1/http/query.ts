import { z } from 'zod'
import type { FieldError } from '@/lib/i18n/catalogue'
import { Refusal } from '@/lib/platform/refusal'
import type { OperationSpec } from './operation'

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
