import fc from 'fast-check'
import { z } from 'zod'

// Values that look like what a schema wants, and now and then like nothing anybody thought of.

type Json = Record<string, unknown>
type Schema = { [keyword: string]: unknown; $defs?: Record<string, Schema> }

/** What every plain object answers to. */
const namesOfObject = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

/** What has broken programs before. */
const awkwardTexts = [
  ...namesOfObject,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '%00',
  "'; drop table users; --",
  'İſﬃ',
  'a\u0301\u0316'.repeat(50),
  '../../etc/passwd',
  '9'.repeat(40),
  '-1',
  'NaN',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00',
  '9999-12-31T23:59:59-23:59',
  'x'.repeat(70_000),
]
const awkwardNumbers = [0, -0, -1, 0.005, 1e-9, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, -1e308]

const awkward: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...awkwardTexts, ...awkwardNumbers, null, true, [], {}, [[]], { $gt: '' }),
  fc.jsonValue({ maxDepth: 3 }),
)

/**
 * What a client might send where `type` is wanted: mostly nearly right.
 * @param texts that are worth trying wherever a text is wanted, such as the ids of what there is
 */
export function likelyFor(type: z.ZodType, texts: readonly string[]): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as Schema
  return nearly(root, { root, texts, depth: 0 })
}

interface Place {
  root: Schema
  texts: readonly string[]
  depth: number
}

function nearly(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > 8) return fc.constant(null)
  return fc.oneof({ arbitrary: right(schema, place), weight: 14 }, { arbitrary: awkward, weight: 1 })
}

function right(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const deeper = { ...place, depth: place.depth + 1 }
  const { $ref, const: only, enum: listed } = schema
  if (typeof $ref === 'string') return nearly(place.root.$defs?.[$ref.split('/').at(-1) ?? ''] ?? place.root, deeper)
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(listed)) return fc.constantFrom(...(listed as unknown[]))
  const branches = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined
  if (branches) return fc.oneof(...branches.map((branch) => nearly(branch, deeper)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, deeper)
    case 'array':
      return fc.array(nearly((schema.items as Schema | undefined) ?? {}, deeper), { maxLength: 4 })
    case 'string':
      return textOf(schema, place.texts)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(textOf(schema, place.texts), numberOf(schema))
  }
}

function objectOf({ properties = {}, required = [] }: Schema, place: Place): fc.Arbitrary<Json> {
  const fields = Object.entries(properties as Record<string, Schema>)
  const model = Object.fromEntries(fields.map(([name, inner]) => [name, nearly(inner, place)]))
  const whole = fc.record(model, { requiredKeys: required as string[] })
  const torn = fc.record(model, { requiredKeys: [] })
  const strange = fc
    .tuple(whole, fc.constantFrom('id', 'role', ...namesOfObject), awkward)
    .map(([thing, name, value]) => ({ ...thing, [name]: value }))
  return fc.oneof({ arbitrary: whole, weight: 8 }, { arbitrary: torn, weight: 2 }, { arbitrary: strange, weight: 1 })
}

const byFormat: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('nobody@example.com', 'NOBODY@example.com', 'İ@example.com'),
  uuid: fc.uuid(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
}

function textOf({ format, pattern, maxLength = 100 }: Schema, texts: readonly string[]): fc.Arbitrary<string> {
  const most = Math.min(Number(maxLength), 5000)
  const matching = byFormat[String(format)] ?? (typeof pattern === 'string' ? textLike(pattern) : fc.string())
  return fc.oneof(
    { arbitrary: matching, weight: 4 },
    { arbitrary: fc.constantFrom(...texts), weight: 4 },
    { arbitrary: fc.constantFrom(...namesOfObject), weight: 1 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
    { arbitrary: fc.constantFrom(...awkwardTexts, 'w'.repeat(most), 'w'.repeat(most + 1)), weight: 1 },
  )
}

/** Not every expression can be turned around. */
function textLike(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.string()
  }
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const inside = fc.integer({ min: Math.ceil(Number(minimum)), max: Math.floor(Number(maximum)) })
  const francs = fc.integer({ min: 0, max: 20_000 }).map((rappen) => rappen / 100)
  return fc.oneof(inside, francs, fc.constantFrom(...awkwardNumbers))
}
