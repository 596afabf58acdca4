import type { z } from 'zod'
import { param, type Search } from './address'

/**
 * The address read with the schema of the call that lists the same; `names` says which parameter is which field. What
 * somebody has typed wrongly into the address counts as not asked.
 */
export function queryOf<Schema extends z.ZodObject>(
  schema: Schema,
  search: Search,
  names: Partial<Record<keyof z.input<Schema> & string, string>>,
): z.output<Schema> {
  const asked = Object.entries(names).flatMap(([field, name]) => {
    const value = param(search, String(name))
    return value ? [[field, value] as const] : []
  })
  const known = asked.filter(([field, value]) => schema.shape[field]?.safeParse(value).success)
  return schema.parse(Object.fromEntries(known))
}
