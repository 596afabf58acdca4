import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { withConnection } from '../../launch/database/connection'
import { readSchema, whatBreaks, type Schema } from './schema'

// Written by `npm run db:release` from the version that is in use: while two instances are replaced, that version works in
// the schema of this one.

interface Release extends Schema {
  commit: string
}

const release = JSON.parse(readFileSync(inCheckout('scripts/testing/release/schema.json'), 'utf8')) as Release
const statements = readLines('statements.jsonl').map(([text]) => text as string)
const order = readLines('an-order.jsonl') as [text: string, values: unknown[]][]
const database = process.env.DATABASE_URL ?? ''

test('the schema holds what the release in use reads, and takes what it writes', async () => {
  const present = await withConnection(database, readSchema)
  expect(whatBreaks(release, present)).toEqual([])
})

test('every statement of the release in use is still understood', async () => {
  const failed: string[] = []
  await withConnection(database, async (client) => {
    for (const text of statements) {
      await client.query(`prepare released as ${text}`).then(
        () => client.query('deallocate released'),
        (error: Error) => failed.push(`${error.message}: ${text}`),
      )
    }
  })
  expect(failed).toEqual([])
  expect(statements.length).toBeGreaterThan(300)
})

test('the release in use takes an order, cooks it and writes its mails', async () => {
  await withConnection(database, async (client) => {
    for (const [text, values] of order) await client.query(text, values)
    const { rows } = await client.query(`
      select o.status, o.total_rappen, (select count(*)::int from order_line where order_id = o.id) as lines,
        (select count(*)::int from status_change where order_id = o.id) as steps,
        (select count(*) > 0 from outbox_mail) as "hasMails"
      from orders o`)
    expect(rows).toEqual([{ status: 'completed', total_rappen: 3780, lines: 1, steps: 5, hasMails: true }])
  })
})

test('a schema that takes something away is told from one that only adds', () => {
  const column = { type: 'text', isOptional: false, isNullable: false }
  const before: Schema = { tables: { a: { x: column, y: { ...column, isOptional: true } } }, enums: { e: ['one'] } }
  const more = { ...before, tables: { ...before.tables, b: { x: column } }, enums: { e: ['one', 'two'] } }
  expect(whatBreaks(before, more)).toEqual([])
  const changed = { tables: { a: { x: { ...column, type: 'integer' }, y: column, z: column } }, enums: { e: [] } }
  expect(whatBreaks(before, changed)).toEqual([
    'a.x is integer and was text',
    'a.y may not be left out any more',
    'a.z is new and may not be left out',
    'e has no "one" any more',
  ])
  expect(whatBreaks(before, { tables: {}, enums: { e: ['one'] } })).toEqual(['a is gone'])
})

function readLines(name: string): unknown[][] {
  const lines = readFileSync(inCheckout('scripts/testing/release', name), 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as unknown[])
}
