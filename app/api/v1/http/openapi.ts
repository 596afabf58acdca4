import { z } from 'zod'
import { fallbackLanguage, languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import { isPersonal } from '@/lib/platform/values/personal'
import { isForTests, scopesOf } from './key-scopes'
import { isPublic, takesNothing, type OperationSpec } from './operation'

type Json = Record<string, unknown>

// Everywhere, because a query may be misspelled in any call.
const always: readonly RefusalCode[] = ['malformed', 'method_not_allowed', 'internal', 'read_only', 'unavailable']

export function openApiOf(contract: Record<string, OperationSpec>): Json {
  const paths: Record<string, Json> = {}
  for (const [operationId, spec] of Object.entries(contract)) {
    const path = `/api/v1/${spec.path}`
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: described(operationId, spec) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ordering shop', version: '1.0.0', description: introduction },
    paths,
    components: { securitySchemes, schemas: { Refusal: refusalSchema } },
  }
}

function described(operationId: string, spec: OperationSpec): Json {
  return {
    operationId,
    summary: spec.summary,
    tags: [spec.path.split('/')[0]],
    security: securityOf(spec),
    ...(spec.scope && { 'x-scope': scopesOf(spec) }),
    parameters: [...parameters('path', spec.params), ...parameters('query', spec.query), ...ifMatch(spec)],
    ...requestBody(spec),
    responses: { '200': success(spec), ...refused(spec) },
  }
}

function securityOf({ caller, knowsDevices }: OperationSpec): Json[] {
  const device = knowsDevices || caller === 'board' ? [{ device: [] }] : []
  if (caller === 'device') return [{ device: [] }]
  return [...(caller === 'visitor' ? [{}] : []), ...credentials, ...device]
}

function success(spec: OperationSpec): Json {
  if (spec.answers === 'stream')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (spec.answers === 'file')
    return { description: 'A file', content: Object.fromEntries((spec.mediaTypes ?? []).map((type) => [type, file])) }
  const data = schemaOf(spec.answer, 'output', spec.scope && personalIsOptional)
  const schema = spec.answers === 'bare' ? data : enveloped(data)
  const description = spec.message ? texts(fallbackLanguage).messages[spec.message] : 'OK'
  return { description, content: { 'application/json': { schema } } }
}

const file = { schema: { type: 'string', format: 'binary' } }

function enveloped(data: Json): Json {
  const properties = { isSuccess: { const: true }, message: { type: 'string' }, data }
  return { type: 'object', required: ['isSuccess', 'message', 'data'], properties }
}

function refused(spec: OperationSpec): Json {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of codesOf(spec)) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const entries = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.map((code) => `\`${code}\`: ${refusals[code].when}`).join('\n\n'), content },
  ])
  return Object.fromEntries(entries)
}

export function codesOf(spec: OperationSpec): Set<RefusalCode> {
  const withData = Object.keys(spec.refusalData ?? {}) as RefusalCode[]
  const codes = new Set<RefusalCode>([...(spec.refusals ?? []), ...withData, ...always])
  if (!isPublic(spec)) for (const code of ['not_signed_in', 'forbidden'] as const) codes.add(code)
  if (spec.scope && !isPublic(spec)) codes.add('scope_missing')
  if (spec.scope && !isForTests(spec)) codes.add('key_is_test')
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

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

function isGuarded({ versioned, method }: OperationSpec): boolean {
  return versioned === true && method !== 'GET' && method !== 'POST'
}

function ifMatch(spec: OperationSpec): Json[] {
  if (!isGuarded(spec)) return []
  const description =
    'The ETag that was answered, or "7" for version 7: another version is refused with changed_meanwhile.'
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }]
}

function requestBody(spec: OperationSpec): Json {
  if (spec.body) {
    const content = { 'application/json': { schema: sentSchema(spec.body, spec) } }
    const isClosedPut = spec.method === 'PUT' && !spec.ignoresUnknownFields
    return { requestBody: { required: true, ...(isClosedPut && { description: sentBack }), content } }
  }
  if (!spec.form) return {}
  const schema = sentSchema(spec.form.fields, spec) as { properties?: Json }
  const files = Object.keys(spec.form.files).map((name) => [name, { type: 'string', format: 'binary' }])
  const withFiles = { ...schema, properties: { ...schema.properties, ...Object.fromEntries(files) } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFiles } } } }
}

const sentBack = 'What was answered may be sent back: what of it cannot be set is ignored.'

function sentSchema(schema: z.ZodType, { ignoresUnknownFields = false }: OperationSpec): Json {
  return schemaOf(schema, 'input', ({ zodSchema, jsonSchema }) => {
    if (!ignoresUnknownFields && zodSchema instanceof z.ZodObject) jsonSchema.additionalProperties = false
  })
}

function personalIsOptional({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  if (!(zodSchema instanceof z.ZodObject)) return
  const { shape } = zodSchema as z.ZodObject
  jsonSchema.required = jsonSchema.required?.filter((name) => !isPersonal(shape[name] as z.ZodType))
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** Inlined, so that every operation can be read by itself. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', override?: Override): Json {
  const options = { io, unrepresentable: 'any', reused: 'inline', ...(override && { override }) } as const
  const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, options)
  return inlined(json, $defs ?? {}) as Json
}

// A named schema is a reference; `$defs` exist only at the root of a document, which this is not.
function inlined(value: unknown, defs: Json): unknown {
  if (Array.isArray(value)) return value.map((entry) => inlined(entry, defs))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...beside } = value as { $ref?: string }
  const named = $ref ? defs[$ref.replace('#/$defs/', '')] : {}
  const fields = Object.entries({ ...(named as Json), ...beside }).filter(
    ([key, inner]) => !(key === 'id' && typeof inner === 'string'),
  )
  return Object.fromEntries(fields.map(([key, inner]) => [key, inlined(inner, defs)]))
}

const credentials = [{ session: [] }, { bearer: [] }]

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by user/login or admin/login; __Host-session over https.',
  },
  device: {
    type: 'apiKey',
    in: 'cookie',
    name: 'device',
    description: 'Set by devices/pair, for the tablets of the kitchen; __Host-device over https.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that user/login or admin/login answers, or the secret of an API key. A key may call what has `x-scope`, ' +
      'with every scope that is named there, and read what is public. Without `orders:personal` the fields with ' +
      '`x-personal` are absent from its answers.',
  },
}

const refusalSchema = {
  type: 'object',
  required: ['isSuccess', 'message', 'code', 'requestId'],
  properties: {
    isSuccess: { const: false },
    message: {
      type: 'string',
      description: `For people, in the language of Accept-Language (${languages.join(' or ')}).`,
    },
    code: { enum: Object.keys(refusals), description: codeTable() },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data: { description: 'What the caller needs to go on, e.g. the current quote.' },
    requestId: { type: 'string' },
  },
}

function codeTable(): string {
  const rows = Object.entries(refusals).map(([code, { status, when }]) => `| ${code} | ${status} | ${when} |`)
  return ['| code | status | when |', '| --- | --- | --- |', ...rows].join('\n')
}

const introduction =
  'Amounts are CHF with at most two decimals. Times are ISO 8601 with offset. Sign in with user/login or admin/login and send ' +
  'either the session cookie or the bearer token. Every refusal carries a stable code.'
