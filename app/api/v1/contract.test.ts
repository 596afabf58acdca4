import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'
import { openApiOf } from './document/open-api'

const operations = Object.entries(contract) as [string, OperationSpec][]

describe('the contract table', () => {
  it('names each address and method once', () => {
    const addresses = operations.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('says which bodies are closed: all but those of the specification, and what a provider sends', () => {
    const open = operations.filter(([, { ignoresUnknownFields }]) => ignoresUnknownFields)
    expect(open.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(takingMore.toSorted())
    const { paths, components } = openApiOf(contract) as {
      paths: Record<string, Record<string, { requestBody?: object }>>
      components: { schemas: Record<string, object> }
    }
    for (const [name, { path, method, ignoresUnknownFields = false }] of operations) {
      const objects = objectsIn(paths[`/api/v1/${path}`]?.[method.toLowerCase()]?.requestBody, components.schemas)
      const areClosed = objects.map(({ additionalProperties }) => additionalProperties === false)
      expect(areClosed, name).toEqual(objects.map(() => !ignoresUnknownFields))
    }
  })

  it('prints a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(openApiOf(contract)))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })
})

const takingMore = [
  'POST user/login',
  'POST user/register',
  'POST user/verify-otp',
  'PUT user/updateprofile',
  'POST userorder/create-order',
  'POST admin/login',
  'POST categories/addCategory',
  'PUT categories/updateCategory/{id}',
  'DELETE categories/deleteCategory/{id}',
  'POST menuItems/addMenuItem',
  'PUT menuItems/updateMenuItem/{id}',
  'DELETE menuItems/deleteMenuItem/{id}',
  'POST payments/{provider}/events',
]

/** Wherever a schema describes the fields of something. */
function objectsIn(schema: unknown, named: Record<string, object>): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('$ref' in schema) return objectsIn(named[String(schema.$ref).replace('#/components/schemas/', '')], named)
  const isObject = 'properties' in schema && 'type' in schema
  const within = Object.values(schema).flatMap((inner) => objectsIn(inner, named))
  return [...(isObject ? [schema as Record<string, unknown>] : []), ...within]
}
