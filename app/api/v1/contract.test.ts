import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { contract } from './contract'
import type { OperationSpec } from './_http/operation'
import { openApiOf } from './_http/openapi'

const folder = import.meta.dirname
const operations = Object.entries(contract) as [string, OperationSpec][]

/** `userorder/order/[orderId]/route.ts` → `userorder/order/{orderId}` */
function routeFiles(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'route.ts',
  )
  const named = files
    .map(
      (file) =>
        [
          path
            .dirname(file)
            .replaceAll(path.sep, '/')
            .replace(/\[(\w+)\]/g, '{$1}'),
          file,
        ] as const,
    )
    .filter(([name]) => !name.includes('[...'))
  return new Map(named)
}

describe('the contract table', () => {
  it('has a route file for every path, and no route file is left out', () => {
    const paths = new Set(operations.map(([, spec]) => spec.path))
    expect([...routeFiles().keys()].toSorted()).toEqual([...paths].toSorted())
  })

  it.each(operations)('%s is exported by its route with its method', async (_, spec) => {
    const file = routeFiles().get(spec.path)
    const source = readFileSync(path.join(folder, file ?? ''), 'utf8')
    expect(source).toMatch(new RegExp(`\\b${spec.method}: endpoint\\(`))
  })

  it('names each address and method once', () => {
    const addresses = operations.map(([, spec]) => `${spec.method} ${spec.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('prints a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(openApiOf(contract)))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })
})
