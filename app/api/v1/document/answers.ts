import { z } from 'zod'
import { fallbackLanguage, languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import { isPublic, takesNothing, type OperationSpec } from '../http/operation'
import type { Json, NamedSchemas } from './named-schemas'

export function answersOf(spec: OperationSpec, schemas: NamedSchemas, examples: Json): Json {
  return { ...success(spec, schemas, examples), ...refused(spec, schemas) }
}

function success(spec: OperationSpec, schemas: NamedSchemas, examples: Json): Json {
  const headers = headersOf(spec)
  if (spec.answers === 'stream') return { '200': { ...headers, ...streamed(spec, schemas) }, '204': noReconnect }
  if (spec.answers === 'file') {
    const content = Object.fromEntries((spec.mediaTypes ?? []).map((type) => [type, file]))
    return { '200': { description: 'A file', ...headers, content } }
  }
  const data = schemas.print(spec.answer, 'answered')
  const schema = spec.answers === 'bare' ? data : enveloped(data)
  const description = spec.message ? texts(fallbackLanguage).messages[spec.message] : 'OK'
  const ok = { description, ...headers, content: { 'application/json': { schema, ...examples } } }
  return { '200': ok, ...(isComparable(spec) && { '304': notModified }) }
}

/** A GET with an ETag. */
export function isComparable({ method, versioned, publicRead }: OperationSpec): boolean {
  return method === 'GET' && (versioned === true || publicRead !== undefined)
}

function streamed({ events = {} }: OperationSpec, schemas: NamedSchemas): Json {
  const byName = Object.fromEntries(
    Object.entries(events).map(([name, data]) => [name, schemas.print(data, 'answered')]),
  )
  const kinds = Object.values(byName)
  const schema = kinds.length === 1 ? kinds[0] : { oneOf: kinds }
  return {
    description: `Server-sent events, named ${Object.keys(byName).join(' or ')}; each has JSON as its data`,
    content: { 'text/event-stream': { schema, 'x-events': byName } },
  }
}

const notModified = { description: 'What If-None-Match names is what there is; without a body.' }
const noReconnect = { description: 'There is nothing more to come: a client that reconnects may stop.' }
const file = { schema: { type: 'string', format: 'binary' } }

function enveloped(data: Json): Json {
  const properties = { isSuccess: { const: true }, message: { type: 'string' }, data }
  return { type: 'object', required: ['isSuccess', 'message', 'data'], properties }
}

function headersOf(spec: OperationSpec): Json {
  const names = [
    ...(isComparable(spec) || spec.versioned ? ['ETag'] : []),
    ...(isPaged(spec) ? ['Link'] : []),
    ...(spec.answers === 'file' ? ['Content-Disposition'] : []),
  ]
  return names.length > 0 ? { headers: headersNamed(names) } : {}
}

function headersNamed(names: string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function isPaged({ query }: OperationSpec): boolean {
  return query instanceof z.ZodObject && ('cursor' in query.shape || 'before' in query.shape)
}

/**
 * What is refused in every call stands under `default`, because orval 7 writes no TypeScript of 4XX that compiles; a status of its
 * own has what only some refuse.
 */
function refused(spec: OperationSpec, schemas: NamedSchemas): Json {
  const codes = [...codesOf(spec)]
  const own = codes.filter((code) => !everywhere.includes(code))
  const statuses = new Set(own.map((code) => refusals[code].status))
  const rest = everywhere.filter((code) => codes.includes(code) && !statuses.has(refusals[code].status))
  const ofStatus = (status: number) => codes.filter((code) => refusals[code].status === status)
  const each = [...statuses].map((status) => [status, refusal(ofStatus(status), spec, schemas)])
  return { ...Object.fromEntries(each), default: refusal(rest, spec, schemas) }
}

const everywhere: readonly RefusalCode[] = [
  'malformed',
  'not_signed_in',
  'forbidden',
  'foreign_origin',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'internal',
  'read_only',
  'unavailable',
]

function refusal(codes: readonly RefusalCode[], spec: OperationSpec, schemas: NamedSchemas): Json {
  const data = dataOf(codes, spec, schemas)
  const statuses = codes.map((code) => refusals[code].status)
  const waits = statuses.some((status) => status === 429 || status === 503) ? ['Retry-After'] : []
  const headers = headersNamed(['X-Request-Id', ...waits, ...(statuses.includes(405) ? ['Allow'] : [])])
  const description = codes.map((code) => `\`${code}\``).join(', ')
  const properties = { data: data.length === 1 ? data[0] : { anyOf: data } }
  const schema = data.length > 0 ? { allOf: [aRefusal, { type: 'object', properties }] } : aRefusal
  return { description, headers, content: { 'application/json': { schema } } }
}

const aRefusal = { $ref: '#/components/schemas/Refusal' }

function dataOf(codes: readonly RefusalCode[], { refusalData = {} }: OperationSpec, schemas: NamedSchemas): Json[] {
  const printed = codes.flatMap((code) => refusalData[code] ?? []).map((schema) => schemas.print(schema, 'answered'))
  return [...new Map(printed.map((schema) => [JSON.stringify(schema), schema])).values()]
}

// Everywhere, because a query may be misspelled in any call.
const always: readonly RefusalCode[] = ['malformed', 'method_not_allowed', 'internal', 'read_only', 'unavailable']

export function codesOf(spec: OperationSpec): Set<RefusalCode> {
  const withData = Object.keys(spec.refusalData ?? {}) as RefusalCode[]
  const codes = new Set<RefusalCode>([...(spec.refusals ?? []), ...withData, ...always])
  if (!isPublic(spec)) codes.add('not_signed_in')
  if (spec.caller !== 'visitor' && spec.caller !== 'customer') codes.add('forbidden')
  if (spec.method !== 'GET') codes.add('foreign_origin')
  if (spec.limit || spec.answers === 'stream') codes.add('too_many_requests')
  if (spec.params) codes.add('not_found')
  if (isGuarded(spec)) codes.add('changed_meanwhile')
  for (const { tooLarge } of Object.values(spec.form?.files ?? {})) if (tooLarge) codes.add(tooLarge)
  if (takesNothing(spec)) for (const code of ['too_large', 'invalid_fields'] as const) codes.add(code)
  if (spec.body || spec.form)
    for (const code of ['too_large', 'unsupported_media_type', 'invalid_fields'] as const) codes.add(code)
  return codes
}

export function isGuarded({ versioned, method }: OperationSpec): boolean {
  return versioned === true && method !== 'GET' && method !== 'POST'
}

const text = { type: 'string' }

export const headers = {
  'X-Request-Id': { description: 'Of this answer: quote it when something is wrong.', schema: text },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
  Allow: { description: 'The methods that this address has.', schema: text },
  ETag: {
    description: 'For If-None-Match, and, where a call takes it, for If-Match.',
    schema: { ...text, examples: ['W/"7.Zb8fkQ2nT5uYx1"'] },
  },
  Link: {
    description: 'The next page, relative to this host; absent on the last one.',
    schema: { ...text, examples: ['</api/v1/orders?cursor=ORD-20261120-7F3KQ2M9XW>; rel="next"'] },
  },
  'Content-Disposition': { description: 'The name of the file.', schema: text },
}

export const refusalSchema = {
  type: 'object',
  required: ['isSuccess', 'message', 'code', 'requestId'],
  properties: {
    isSuccess: { const: false },
    message: {
      type: 'string',
      description: `For people, in the language of Accept-Language (${languages.join(' or ')}).`,
    },
    code: { type: 'string', enum: Object.keys(refusals), description: codeTable() },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by field, for people; `items.0.note` is in a list.',
    },
    data: { description: 'What the caller needs to go on, e.g. the current quote.' },
    requestId: { type: 'string' },
  },
}

function codeTable(): string {
  const rows = Object.entries(refusals).map(([code, { status, when }]) => `| ${code} | ${status} | ${when} |`)
  return ['| code | status | when |', '| --- | --- | --- |', ...rows].join('\n')
}
