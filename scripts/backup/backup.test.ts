import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { withConnection } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { migratedScratch, scratchDatabase } from '../testing/scratch-database'
import { fillSmallShop } from '../testing/small-shop'
import { backUp } from './backup'
import { restore } from './restore'
import { listTables } from './tables'

let shop: string
let folder: string
let file: string

beforeEach(async () => {
  shop = await migratedScratch()
  await withConnection(shop, fillSmallShop)
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  file = join(folder, 'shop.backup')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('a backup', () => {
  test('brings every row back into an empty database, byte for byte', async () => {
    const { rows } = await backUp(shop, file)
    const empty = await scratchDatabase()
    await restore(empty, file)
    const restored = await contentOf(empty)
    expect(restored).toEqual(await contentOf(shop))
    expect(rows).toBeGreaterThan(8)
  })

  test('leaves a database that guards itself and goes on counting', async () => {
    await backUp(shop, file)
    const copy = await scratchDatabase()
    await restore(copy, file)
    await withConnection(copy, async (client) => {
      await expect(client.query('update order_line set quantity = 3, total_rappen = 4350')).rejects.toThrow(
        'is finished',
      )
      const added = await client.query(
        `insert into audit_entry (subject, subject_id, action) values ('shop', '1', 'changed') returning id`,
      )
      expect(added.rows).toEqual([{ id: '3' }])
    })
    expect(await migrate(copy)).toEqual([])
  })

  test('of a long table says how far it has come, both ways', async () => {
    await withConnection(shop, (client) =>
      client.query(
        `insert into audit_entry (subject, subject_id, action) select 'shop', '1', 'changed' from generate_series(1, 450)`,
      ),
    )
    const written: string[] = []
    const read: string[] = []
    await backUp(shop, file, { onRows: (table, rows) => written.push(`${table} ${rows}`) })
    await restore(await scratchDatabase(), file, { onRows: (table, rows) => read.push(`${table} ${rows}`) })
    for (const told of [written, read])
      expect(told).toEqual(expect.arrayContaining(['audit_entry 200', 'audit_entry 400', 'users 1']))
  })

  test('is for the operator only, and never overwrites another', async () => {
    await backUp(shop, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp(shop, file)).rejects.toThrow('exists already')
  })
})

describe('restoring', () => {
  test('refuses a database that holds a shop, unless it is told to replace it', async () => {
    await backUp(shop, file)
    const other = await scratchDatabase()
    await migrate(other)
    await withConnection(other, (client) =>
      client.query(`insert into category (id, name) values (gen_random_uuid(), 'Pizza')`),
    )
    await expect(restore(other, file)).rejects.toThrow('--force')
    await restore(other, file, { force: true })
    expect(await contentOf(other)).toEqual(await contentOf(shop))
  })

  test('of half a file changes nothing', async () => {
    await backUp(shop, file)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 40))
    const before = await contentOf(shop)
    await expect(restore(shop, file, { force: true })).rejects.toThrow('cannot be read')
    expect(await contentOf(shop)).toEqual(before)
  })

  test('refuses a file that is something else', async () => {
    writeFileSync(file, 'hello')
    await expect(restore(await scratchDatabase(), file)).rejects.toThrow('cannot be read')
  })
})

function contentOf(url: string): Promise<Record<string, string[]>> {
  return withConnection(url, async (client) => {
    const content: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${client.escapeIdentifier(name)} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    return content
  })
}
