import type { z } from 'zod'
import type { OperationSpec } from '../http/operation'
import { answersOf, headers, isComparable, isGuarded, refusalSchema } from './answers'
import { type Json, NamedSchemas } from './named-schemas'
import { withSharedParts } from './shared-parts'

export function openApiOf(contract: Record<string, OperationSpec>, origin = 'http://localhost:3000'): Json {
  const schemas = new NamedSchemas()
  const paths: Record<string, Json> = {}
  for (const [operationId, spec] of Object.entries(contract)) {
    const path = `/api/v1/${spec.path}`
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: described(operationId, spec, schemas) }
  }
  return withSharedParts(
    schemas.finished({
      openapi: '3.1.0',
      info: { title: 'Ordering shop', version: '1.0.0', description: introduction },
      servers: [{ url: origin }],
      security: credentials,
      paths,
      components: {
        securitySchemes,
        schemas: { Refusal: refusalSchema },
        headers,
      },
    }),
  )
}

function described(operationId: string, spec: OperationSpec, schemas: NamedSchemas): Json {
  return {
    operationId,
    summary: spec.summary,
    tags: [spec.path.split('/')[0]],
    ...securityOf(spec),
    ...parametersOf(spec, schemas),
    ...requestBody(spec, schemas),
    responses: answersOf(spec, schemas, {}),
  }
}

/** Where it is not what the document says for all. */
function securityOf({ caller, knowsDevices }: OperationSpec): Json {
  if (caller === 'device') return { security: [{ device: [] }] }
  const more = [...(caller === 'visitor' ? [{}] : []), ...(knowsDevices || caller === 'board' ? [{ device: [] }] : [])]
  return more.length > 0 ? { security: [...more, ...credentials] } : {}
}

function parametersOf(spec: OperationSpec, schemas: NamedSchemas): Json {
  const named = [
    ...(isGuarded(spec) ? [ifMatch] : []),
    ...(isComparable(spec) ? [ifNoneMatch] : []),
    ...(spec.answers === 'stream' ? [lastEventId] : []),
  ]
  const parameters = [...fields('path', spec.params, schemas), ...fields('query', spec.query, schemas), ...named]
  return parameters.length > 0 ? { parameters } : {}
}

function fields(place: 'path' | 'query', schema: z.ZodType | undefined, schemas: NamedSchemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.print(schema, 'sentOpen') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: inner,
  }))
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag that was answered, or "7" for version 7: another version is refused with changed_meanwhile.',
  schema: { type: 'string' },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag that was answered: while nothing has changed, 304 and no body.',
  schema: { type: 'string' },
}

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The id of the last event that came: what was missed since comes first.',
  schema: { type: 'string' },
}

function requestBody(spec: OperationSpec, schemas: NamedSchemas): Json {
  const direction = spec.ignoresUnknownFields ? 'sentOpen' : 'sent'
  if (spec.body) {
    const content = { 'application/json': { schema: schemas.print(spec.body, direction) } }
    const isClosedPut = spec.method === 'PUT' && !spec.ignoresUnknownFields
    return { requestBody: { required: true, ...(isClosedPut && { description: sentBack }), content } }
  }
  if (!spec.form) return {}
  const schema = schemas.print(spec.form.fields, direction) as { properties?: Record<string, Json> }
  const files = Object.keys(spec.form.files).map((name) => [name, { type: 'string', format: 'binary' }])
  const properties = { ...schema.properties, ...Object.fromEntries(files) }
  const lists = Object.entries(schema.properties ?? {}).filter(([, field]) =>
    /"(array|object)"/.test(JSON.stringify(field)),
  )
  const encoding = Object.fromEntries(lists.map(([name]) => [name, { contentType: 'application/json' }]))
  const form = { schema: { ...schema, properties }, ...(lists.length > 0 && { encoding }) }
  return { requestBody: { required: true, content: { 'multipart/form-data': form } } }
}

const sentBack = 'What was answered may be sent back: what of it cannot be set is ignored.'

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
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that user/login or admin/login answers.' },
}

const introduction =
  'Amounts are CHF with at most two decimals. Times are ISO 8601 with offset. Sign in with user/login or admin/login and send ' +
  'either the session cookie or the bearer token. Every refusal carries a stable code.'
