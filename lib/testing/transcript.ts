import { answerCall } from './calls'

export interface Asked {
  /** Who asks, for the reader of the recording; without a bearer a visitor. */
  by?: { name: string; bearer: string }
  json?: unknown
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
}

const shownHeaders = ['cache-control', 'allow', 'link', 'retry-after', 'vary']

/** Asks one call after the other and writes down what was answered, to the byte. */
export class Transcript {
  readonly #entries: string[] = []

  /** `call` is a method and an address below /api/v1. Answers the body, parsed, for the steps that build on it. */
  async ask(call: string, asked: Asked = {}) {
    const response = await answerCall(requestOf(call, asked))
    const type = response.headers.get('content-type') ?? 'no content'
    const headers = shownHeaders
      .filter((name) => response.headers.has(name))
      .map((name) => `\n${name}: ${response.headers.get(name)}`)
    const text = type.startsWith('text/event-stream') ? await firstEvent(response) : await response.text()
    this.note(`### ${call}${given(asked)}\n${response.status} ${type}${headers.join('')}\n${text}`)
    return text !== '' && type.startsWith('application/json') ? JSON.parse(text) : null
  }

  note(entry: string): void {
    this.#entries.push(entry)
  }

  toString(): string {
    return withoutChance(`${this.#entries.join('\n\n')}\n`)
  }
}

/** What differs from run to run gets a name in the order of its first appearance; ids of the seed begin with zeros. */
function withoutChance(text: string): string {
  const seen = new Map<string, string>()
  const named = (kind: string) => (found: string) => {
    const name =
      seen.get(found.toUpperCase()) ??
      `{${kind}-${[...seen.values()].filter((known) => known.includes(kind)).length + 1}}`
    seen.set(found.toUpperCase(), name)
    return name
  }
  return text
    .replace(/(?!00000000)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, named('uuid'))
    .replace(/ORD-\d{8}-[0-9A-HJKMNP-TV-Z]{10}/gi, named('order'))
    .replace(/(?<="short_number":")\w{4}/g, '{short-number}')
    .replace(/(?<="token":")[^"]+/g, '{token}')
    .replace(/(?<="menu_version":")[^"]+/g, '{menu-version}')
    .replace(/(?<=[?&]cursor=)[\w-]+/g, '{cursor}')
    .replace(/(?<=^id: )[\w-]+$/gm, '{event-id}')
    .replace(/(?<=\/media\/)\w+/g, '{picture}')
    .replace(/(?<="hash":")[0-9a-f]{64}/g, '{picture}')
}

function requestOf(call: string, { by, json, form, headers }: Asked): Request {
  const [method = '', path = ''] = call.split(' ')
  const body = form ? formOf(form) : json === undefined ? null : JSON.stringify(json)
  return new Request(`http://localhost/api/v1/${path}`, {
    method,
    body,
    headers: {
      'x-request-id': 'the-request',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(by && { authorization: `Bearer ${by.bearer}` }),
      ...headers,
    },
  })
}

function formOf(parts: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

function given({ by, json, form, headers }: Asked): string {
  const sent = json ?? (form && Object.fromEntries(Object.entries(form).map(([name, value]) => [name, shown(value)])))
  const lines = [
    by && `as ${by.name}`,
    headers && JSON.stringify(headers),
    sent === undefined ? undefined : JSON.stringify(sent),
  ]
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `\n> ${line}`)
    .join('')
}

function shown(value: string | Blob): string {
  return typeof value === 'string' ? value : `(a file of ${value.type})`
}

/** An event stream up to the end of its first event; then nobody reads on. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  while (!/event: [^]*\n\n/.test(said)) said += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  return said
}
