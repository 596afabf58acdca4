import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '../contract/table'
import { openApiOf } from './open-api'

const document = openApiOf(contract)

interface Schema {
  properties?: Record<string, Schema>
}

test('the document stays small enough to be read', () => {
  const text = JSON.stringify(document)
  if (process.env.WRITE_OPENAPI) writeFileSync(process.env.WRITE_OPENAPI, text)
  expect(Buffer.byteLength(text)).toBeLessThan(380_000)
})

test('what is answered and is large has a name', () => {
  const large = answers().filter(({ schema }) => (JSON.stringify(schema) ?? '').length > 1000)
  expect(large.map(({ operationId }) => operationId)).toEqual([])
})

test('a reference leads to something', () => {
  const text = JSON.stringify(document)
  const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
  const missing = [...references].filter((path) => {
    const found = path.split('/').reduce<unknown>((part, name) => Object(part)[name] as unknown, document)
    return found === undefined
  })
  expect(missing).toEqual([])
})

test.each(['Order', 'StaffOrder', 'BoardOrder', 'MenuItem', 'Category', 'Quote', 'Payment', 'Receipt', 'Shop'])(
  '%s is a schema of its own, and what is answered beside it refers to it',
  (name) => {
    const { schemas } = (document as { components: { schemas: Record<string, Schema> } }).components
    expect(schemas).toHaveProperty(name)
    expect(JSON.stringify(document)).toContain(`"#/components/schemas/${name}"`)
  },
)

function answers(): { operationId: string; schema: unknown }[] {
  type Operation = { operationId: string; responses: Record<string, { content?: object }> }
  const { paths } = document as { paths: Record<string, Record<string, Operation>> }
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => ({ operationId, schema: responses['200']?.content }))
}
