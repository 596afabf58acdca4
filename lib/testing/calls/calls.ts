import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { GET as answer } from '@/app/api/v1/[[...path]]/route'
import { contract } from '@/app/api/v1/contract/table'
import { routeMatcher } from '@/app/api/v1/http/request-router'
import { openApiOf } from '@/app/api/v1/document/open-api'
import { requestScope } from '@/lib/platform/requests/request-scope'

/**
 * Answers a request to an address below /api/v1, and holds what is answered against openapi.json.
 * `x-client-address` says from where a test calls.
 */
export async function answerCall(request: Request): Promise<Response> {
  // Decoded as Next does it.
  const path = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  const address = request.headers.get('x-client-address') ?? 'unknown'
  const scope = { requestId: randomUUID(), generation: null, client: { address, isLoopback: false } }
  const params = Promise.resolve({ path })
  const response = await requestScope().run(requestScope().getStore() ?? scope, () => answer(request, { params }))
  const described = match(path)?.value[request.method.toLowerCase()]
  if (described) await expectDescribed(described, response)
  return response
}

interface Described {
  operationId: string
  responses: Record<string, Answer | { $ref: string }>
}

interface Answer {
  description: string
  content: Record<string, { schema: { type?: string } }>
}

const { paths, components } = openApiOf(contract) as {
  paths: Record<string, Record<string, Described>>
  components: { responses: Record<string, Answer> }
}
const match = routeMatcher(
  new Map(Object.entries(paths).map(([path, operations]) => [path.replace('/api/v1/', ''), operations])),
)
// What a format means is said by a pattern as well.
const ajv = new Ajv2020({ validateFormats: false, strict: false })
ajv.addSchema({ components }, 'document')

async function expectDescribed({ operationId, responses }: Described, response: Response): Promise<void> {
  // Without a body: the client knows already.
  if (response.status === 204 || response.status === 304) return
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const described = answerIn(responses, response.status)
  const schema = described?.content[type]?.schema
  if (!schema) throw new Error(`${operationId} answered ${response.status} ${type}, which it does not describe`)
  // A file or a stream.
  if (schema.type === 'string' || type === 'text/event-stream') return
  const body = (await response.clone().json()) as { code?: string }
  const key = `${operationId} ${response.status}`
  if (!ajv.getSchema(key)) ajv.addSchema(inDocument(schema), key)
  if (!ajv.validate(key, body)) throw new Error(`${key}: ${ajv.errorsText()}\n${JSON.stringify(body)}`)
  if (!response.ok && !described.description.includes(`\`${body.code}\``))
    throw new Error(`${operationId} does not describe that it refuses with ${body.code}`)
}

/** A refusal without an entry of its own is one that every call has. */
function answerIn(responses: Described['responses'], status: number): Answer | undefined {
  const found = responses[status] ?? (status < 400 ? undefined : responses.default)
  return found && '$ref' in found ? components.responses[found.$ref.replace(/^.*\//, '')] : found
}

function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object
}

export type Parts = Record<string, string | string[] | Blob>

interface Sent {
  method: string
  bearer: string
  parts: Parts
}

/** Sends a multipart form to an address below /api/v1, a list as a repeated field; its status and what was answered. */
export async function sendForm(path: string, { method, bearer, parts }: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) for (const part of [value].flat()) body.append(name, part)
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${bearer}` },
  })
  const response = await answerCall(request)
  return { status: response.status, ...(await response.json()) }
}
