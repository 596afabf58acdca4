import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'
import { openApiOf } from './http/openapi'

const operations = Object.entries(contract) as [string, OperationSpec][]

describe('the contract table', () => {
  it('names each address and method once', () => {
    const addresses = operations.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('says which bodies are closed: all but those of the specification, and what a provider sends', () => {
    const open = operations.filter(([, { ignoresUnknownFields }]) => ignoresUnknownFields)
    expect(open.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(takingMore.toSorted())
    const { paths } = openApiOf(contract) as { paths: Record<string, Record<string, { requestBody?: object }>> }
    for (const [name, { path, method, ignoresUnknownFields = false }] of operations) {
      const objects = objectsIn(paths[`/api/v1/${path}`]?.[method.toLowerCase()]?.requestBody)
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
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isObject = 'properties' in schema && 'type' in schema
  return [...(isObject ? [schema as Record<string, unknown>] : []), ...Object.values(schema).flatMap(objectsIn)]
}
