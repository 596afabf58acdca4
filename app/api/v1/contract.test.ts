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

  it('prints a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(openApiOf(contract)))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })
})
