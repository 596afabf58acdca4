import { z } from 'zod'
import { partsOf } from '@/lib/platform/values/extended'

export type Json = Record<string, unknown>

/** What is answered; what is sent to a call that refuses unknown fields; what is sent to one that ignores them. */
export type Direction = 'answered' | 'sent' | 'sentOpen'

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/**
 * Prints schemas, and collects what they have named by `.meta({ id })`. Until `finished`, a reference says its direction
 * too: a thing that is sent otherwise than it is answered gets a second name.
 */
export class NamedSchemas {
  private readonly named: Record<Direction, Map<string, string>> = {
    answered: new Map(),
    sent: new Map(),
    sentOpen: new Map(),
  }

  print(schema: z.ZodType, direction: Direction): Json {
    const io = direction === 'answered' ? 'output' : 'input'
    // In a list, because a schema with a name is printed without it at the root of a document.
    const override: Override = (context) => {
      const parts = partsOf(context.zodSchema)
      if (parts) this.extend(context.jsonSchema, parts, direction)
      else overrides[direction](context)
    }
    const printed = z.toJSONSchema(z.array(schema), { io, unrepresentable: 'any', override })
    const { items = {}, $defs = {} } = printed
    for (const [id, { id: _, ...definition }] of Object.entries($defs)) this.collect(id, definition, direction)
    return JSON.parse(withDirection(items as Json, direction)) as Json
  }

  /** The document's part of them, and the text of the document with their final names. */
  finished(document: Json): Json {
    const schemas: Json = {}
    const renamed = new Map<string, string>()
    for (const id of this.ids())
      for (const direction of directions) {
        const text = this.named[direction].get(id)
        if (text === undefined) continue
        const name = this.nameOf(id, direction)
        renamed.set(`${id}@${direction}`, name)
        schemas[name] = JSON.parse(text)
      }
    const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    const { components, ...rest } = document as { components: Json & { schemas: Json } }
    const whole = { ...rest, components: { ...components, schemas: { ...components.schemas, ...sorted } } }
    return JSON.parse(
      JSON.stringify(whole).replaceAll(
        /(?<="#\/components\/schemas\/)(\w+@\w+)/g,
        (given) => renamed.get(given) ?? given,
      ),
    ) as Json
  }

  private extend(printed: Json, [base, more]: [z.ZodType, z.ZodType], direction: Direction): void {
    for (const name of ['type', 'properties', 'required', 'additionalProperties']) delete printed[name]
    printed.allOf = [this.print(base, direction), this.print(more, direction)]
  }

  private collect(id: string, definition: object, direction: Direction): void {
    const text = withDirection(definition, direction)
    const known = this.named[direction].get(id)
    if (known !== undefined && known !== text) throw new Error(`Two schemas are called ${id}`)
    this.named[direction].set(id, text)
  }

  private ids(): Set<string> {
    return new Set(directions.flatMap((direction) => [...this.named[direction].keys()]))
  }

  /** The plain one is that of the first direction that prints it so. */
  private nameOf(id: string, direction: Direction): string {
    const own = this.spelled(id, direction)
    const [first, second] = directions.filter((other) => this.named[other].has(id))
    if (first === undefined || this.spelled(id, first) === own) return id
    if (second !== undefined && this.spelled(id, second) === own) return `${id}${suffixes[second]}`
    return `${id}${suffixes[direction]}`
  }

  /** With everything that it refers to, however deep. */
  private spelled(id: string, direction: Direction, within: readonly string[] = []): string {
    const text = this.named[direction].get(id) ?? ''
    return text.replaceAll(/"#\/components\/schemas\/(\w+)@\w+"/g, (_, inner: string) =>
      within.includes(inner) ? inner : `${inner} ${this.spelled(inner, direction, [...within, id])}`,
    )
  }
}

const directions = ['answered', 'sent', 'sentOpen'] as const
const suffixes = { answered: '', sent: 'Input', sentOpen: 'OpenInput' }

function withDirection(json: object, direction: Direction): string {
  return JSON.stringify(json, withPlainNull).replaceAll(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1@${direction}"`)
}

/** `{ "type": ["string", "null"] }` for one of the two. */
function withPlainNull(_key: string, value: unknown): unknown {
  const { anyOf, ...rest } = Object(value) as { anyOf?: Json[] }
  const [one, other] = anyOf ?? []
  const isPlain = typeof one?.type === 'string' && !('enum' in one) && !('const' in one)
  return isPlain && anyOf?.length === 2 && other?.type === 'null'
    ? { ...one, ...rest, type: [one.type, 'null'] }
    : value
}

const saidByFormat = new Set(['date', 'date-time', 'email', 'uuid'])

const plain: Override = ({ jsonSchema }) => {
  const { format, minimum, maximum } = jsonSchema
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (format && saidByFormat.has(format)) delete jsonSchema.pattern
}

const overrides: Record<Direction, Override> = {
  // A client reads over a field that it does not know: that is how answers grow.
  answered(context) {
    plain(context)
    if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties
  },
  sent(context) {
    plain(context)
    if (context.zodSchema instanceof z.ZodObject) context.jsonSchema.additionalProperties = false
  },
  sentOpen: plain,
}
