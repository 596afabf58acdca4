import type { Json } from './named-schemas'

interface Operation extends Json {
  parameters?: Json[]
  responses: Record<string, Json>
}

type Paths = Record<string, Record<string, Operation>>
type Kind = 'responses' | 'parameters'

/** What several operations have in common to the letter stands once, under a name of its own. */
export function withSharedParts(document: Json): Json {
  const { paths, components } = document as { paths: Paths; components: Record<string, Json> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const responses = new Shared('responses', nameOfResponse)
  const parameters = new Shared('parameters', nameOfParameter)
  for (const operation of operations) {
    for (const response of Object.values(operation.responses)) responses.count(response)
    for (const parameter of operation.parameters ?? []) parameters.count(parameter)
  }
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses))
      operation.responses[status] = responses.reference(response, status)
    if (operation.parameters) operation.parameters = operation.parameters.map((one) => parameters.reference(one, ''))
  }
  return { ...document, components: { ...components, parameters: parameters.named, responses: responses.named } }
}

class Shared {
  readonly named: Json = {}
  private readonly counts = new Map<string, number>()
  private readonly references = new Map<string, Json>()

  constructor(
    private readonly kind: Kind,
    private readonly nameOf: (part: Json, key: string) => string,
  ) {}

  count(part: Json): void {
    const text = JSON.stringify(part)
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1)
  }

  reference(part: Json, key: string): Json {
    const text = JSON.stringify(part)
    if ((this.counts.get(text) ?? 0) < 2) return part
    const known = this.references.get(text)
    if (known) return known
    const name = this.free(this.nameOf(part, key))
    const reference = { $ref: `#/components/${this.kind}/${name}` }
    this.named[name] = part
    this.references.set(text, reference)
    return reference
  }

  private free(name: string, next = 2): string {
    if (!(name in this.named)) return name
    return `${name}${next}` in this.named ? this.free(name, next + 1) : `${name}${next}`
  }
}

/** After what is answered, or the code of the refusal. */
function nameOfResponse({ description, content }: Json, status: string): string {
  const [code, ...more] = String(description).match(/(?<=`)\w+(?=`)/g) ?? []
  if (code) return more.length > 0 ? `Refused${capitalised(status)}` : capitalised(code)
  const [, thing = `Answered${status}`] = /schemas\/(\w+)/.exec(JSON.stringify(content ?? {})) ?? []
  return /"data":\{"type":"array"/.test(JSON.stringify(content)) ? `${thing}List` : thing
}

function nameOfParameter({ name }: Json): string {
  return capitalised(String(name).replaceAll('-', '_'))
}

function capitalised(name: string): string {
  return name.replaceAll(/(^|_)(\w)/g, (_, _before, letter: string) => letter.toUpperCase())
}
