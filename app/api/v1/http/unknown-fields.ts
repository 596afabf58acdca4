import { z } from 'zod'
import type { FieldProblem } from '@/lib/platform/refusal'
import { nearMiss } from './near-miss'
import { withoutAbsence } from './wire'

/** Of fields that may be thousands. */
export const mostNamed = 20
const mostCompared = 100

/**
 * What none of the schemas knows, where it stands; with `onlyMisspelled`, no more than what is nearly the name of a
 * known field.
 */
export function unknownFields(
  schemas: z.ZodType[],
  value: unknown,
  { onlyMisspelled }: { onlyMisspelled: boolean },
): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  // Fifty lines of an order may have the same ten fields that are not known.
  const compared = new Map<string, FieldProblem>()
  for (const { path, name, known } of unknownIn(schemas, value, [])) {
    const inAnyLine = [...path.filter((step) => !/^\d+$/.test(step)), name].join('.')
    const problem = compared.get(inAnyLine) ?? unknownField(name, known)
    compared.set(inAnyLine, problem)
    if (!onlyMisspelled || problem !== 'unknown_field') problems.set([...path, name].join('.'), problem)
    if (problems.size === mostNamed || compared.size === mostCompared) break
  }
  return Object.fromEntries(problems)
}

export function unknownField(name: string, known: readonly string[]): FieldProblem {
  const meant = nearMiss(name, known)
  return meant === undefined ? 'unknown_field' : { error: 'misspelled_field', values: { field: meant } }
}

interface Unknown {
  path: string[]
  name: string
  known: string[]
}

function* unknownIn(schemas: z.ZodType[], value: unknown, path: string[]): Generator<Unknown> {
  const kinds = schemas.flatMap(kindsOf)
  // A list that a form carries as text is read first.
  const sent = kinds.reduce((read, kind) => (kind instanceof z.ZodTransform ? kind.safeParse(read).data : read), value)
  if (typeof sent !== 'object' || sent === null) return
  if (Array.isArray(sent)) {
    const elements = kinds.flatMap((kind) => (kind instanceof z.ZodArray ? [kind.element as z.ZodType] : []))
    // No deeper than the schema knows: lists in lists may be as deep as a body is long.
    if (elements.length === 0) return
    for (const [index, element] of sent.entries()) yield* unknownIn(elements, element, [...path, String(index)])
    return
  }
  const objects = kinds.filter((kind) => kind instanceof z.ZodObject)
  if (objects.length === 0) return
  const known = objects.flatMap(({ shape }) => Object.keys(shape))
  for (const [name, inner] of Object.entries(sent)) {
    const fields = objects.flatMap(({ shape }) => (Object.hasOwn(shape, name) ? [shape[name] as z.ZodType] : []))
    if (fields.length === 0) yield { path, name, known }
    else yield* unknownIn(fields, inner, [...path, name])
  }
}

/** What a value may be as it is sent, and what reads it before. */
function kindsOf(schema: z.ZodType): z.ZodType[] {
  const inner = withoutAbsence(schema)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => kindsOf(option as z.ZodType))
  if (!(inner instanceof z.ZodPipe)) return [inner]
  const before = inner.in as z.ZodType
  return before instanceof z.ZodTransform ? [before, ...kindsOf(inner.out as z.ZodType)] : kindsOf(before)
}
