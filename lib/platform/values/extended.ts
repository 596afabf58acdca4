import { z } from 'zod'

/** In a registry, because a schema that is given a name keeps what stands there. */
const extensions = z.registry<{ parts: unknown }>()

/** Like `base.extend(more)`; openapi.json prints it as the base, by its name, and more. */
export function extended<Base extends z.ZodRawShape, More extends z.ZodRawShape>(base: z.ZodObject<Base>, more: More) {
  const schema = base.extend(more)
  extensions.add(schema, { parts: [base, z.object(more)] })
  return schema
}

export function partsOf(schema: z.core.$ZodType): [base: z.ZodType, more: z.ZodType] | undefined {
  return extensions.get(schema)?.parts as [z.ZodType, z.ZodType] | undefined
}
