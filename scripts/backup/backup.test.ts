import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { times } from '../../lib/testing/long'
import { testFolder } from '../../lib/testing/test-folder'
import { withConnection } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { call } from '../testing/built/command'
import { blankSettings } from '../testing/clean-environment'
import { contentOf, schemaOf } from '../testing/database-content'
import { migratedScratch, scratchDatabase } from '../testing/scratch-database'
import { fillSmallShop } from '../testing/small-shop'
import { backUp } from './backup'
import { restore } from './restore'

let shop: string
let file: string

beforeEach(async () => {
  shop = await migratedScratch()
  await withConnection(shop, fillSmallShop)
  file = join(testFolder(), 'shop.backup')
})

describe('a backup', () => {
  test('brings back every row byte for byte, every key, index and trigger, into a database that guards itself', async () => {
    await withConnection(shop, async (client) => {
      await client.query(
        String.raw`insert into rate_limit (key, points) values ('#end 1', 1), ('\#end 1', 2), ('\.', 3)`,
      )
      await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} set datestyle to 'sql, dmy'`)
    })
    const { rows } = await backUp(shop, file)
    expect(rows).toBeGreaterThan(11)
    const copy = await scratchDatabase()
    await restore(copy, file)
    // Moments too, whatever the order of day and month.
    const inOneOrder = (url: string) => `${url}?options=-c%20datestyle%3Diso`
    expect(await contentOf(inOneOrder(copy))).toEqual(await contentOf(inOneOrder(shop)))
    expect(await schemaOf(inOneOrder(copy))).toEqual(await schemaOf(inOneOrder(shop)))
    expect(await migrate(copy)).toEqual([])
    await withConnection(copy, async (client) => {
      await expect(client.query('update order_line set quantity = 3, total_rappen = 4350')).rejects.toThrow(
        'is finished',
      )
      const counted = await client.query(
        `insert into audit_entry (subject, subject_id, action) values ('shop', '1', 'changed') returning id`,
      )
      expect(counted.rows).toEqual([{ id: '3' }])
    })
  })

  test('of a long table says how far it has come, both ways', { timeout: 600_000 }, async () => {
    const added = times({ hurried: 20_000, long: 500_000 })
    await withConnection(shop, (client) =>
      client.query(
        `insert into audit_entry (subject, subject_id, action) select 'shop', '1', 'changed' from generate_series(1, ${added})`,
      ),
    )
    const written: number[] = []
    const read: number[] = []
    const into = (counts: number[]) => (table: string, rows: number) => table === 'audit_entry' && counts.push(rows)
    await backUp(shop, file, { onRows: into(written) })
    await restore(await scratchDatabase(), file, { onRows: into(read) })
    for (const counts of [written, read]) {
      expect(counts.length).toBeGreaterThan(2)
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      expect(counts.at(-1)).toBe(added + 2)
    }
  })

  test.each([
    ['its reader goes away', ({ stdout }: ChildProcess) => stdout?.destroy()],
    ['it is interrupted', (child: ChildProcess) => child.kill('SIGINT')],
  ])('leaves nothing behind when %s', async (_what, stop) => {
    await withConnection(shop, async (client) => {
      await client.query('begin; lock table users in access exclusive mode')
      const settings = { ...blankSettings(), DATABASE_URL: shop, DATABASE_ADMIN_URL: shop }
      const command = call('db-backup', settings, [file])
      await vi.waitUntil(() => existsSync(`${file}.unfinished`), { timeout: 30_000 })
      stop(command.child)
      await client.query('rollback')
      await command.ended
    })
    expect(readdirSync(dirname(file))).toEqual([])
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
    const other = await migratedScratch()
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

  test('refuses a backup of the first format, and says what to do with it', async () => {
    writeFileSync(file, gzipSync('#limmatgrill-backup-1 {"migrations":[]}\n#table shop\n{"id":1}\n#end 1\n'))
    await expect(restore(await scratchDatabase(), file)).rejects.toThrow('restore it with a version before 1.0')
  })
})
