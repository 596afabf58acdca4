import { z } from 'zod'

/** Marks what an answer says of a person: a program without orders:personal gets the answer without it. */
export function personal<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [mark]: true })
}

export function isPersonal(schema: z.ZodType): boolean {
  return z.globalRegistry.get(schema)?.[mark] === true
}

// Printed into openapi.json as it is.
const mark = 'x-personal'
