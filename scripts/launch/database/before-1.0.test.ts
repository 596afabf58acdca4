import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { countBeforeBaseline, isBeforeBaseline, versionBefore } from '../../../lib/platform/database/migrations'
import { testFolder } from '../../../lib/testing/test-folder'
import { backUp } from '../../backup/backup'
import { restore } from '../../backup/restore'
import { inCheckout } from '../../bootstrap/paths.mjs'
import { contentOf, schemaOf } from '../../testing/database-content'
import { copyOf, migratedScratch, scratchDatabase } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { isBaseline, migrate, readMigrations } from './migrations'

// pg_dump --inserts of a shop that the last version before 1.0 has served: the demo of November with three of its pictures,
// twenty paid orders, and the rows of small-shop.ts.
const dump = gunzipSync(readFileSync(inCheckout('scripts', 'launch', 'database', 'before-1.0.sql.gz'))).toString()
const folder = inCheckout('prisma', 'migrations')

let original: string
let shop: string
let file: string
let baseline: string

beforeAll(async () => {
  original = await scratchDatabase()
  await withConnection(original, (client) => client.query(dump))
})

beforeEach(async () => {
  shop = await copyOf(original)
  file = join(testFolder(), 'shop.backup')
  // Alone, because what comes after it may change rows.
  baseline = testFolder()
  for (const { name } of readMigrations(folder).filter(isBaseline))
    cpSync(join(folder, name), join(baseline, name), { recursive: true })
})

describe('a shop of the last version before 1.0', () => {
  test('keeps every row, and has the tables, guards and functions of a new one', async () => {
    const before = await contentOf(shop)
    expect(await migrate(shop, baseline)).toEqual(readMigrations(baseline).map(({ name }) => name))
    expect(await migrate(shop, baseline)).toEqual([])
    expect(await contentOf(shop)).toEqual(before)
    expect(before.orders).toHaveLength(21)
    const fresh = await scratchDatabase()
    await migrate(fresh, baseline)
    expect(validated(await schemaOf(shop))).toEqual(await schemaOf(fresh))
  })

  test('is still served by that version, which finds its own migrations and ones that let it go on', async () => {
    await migrate(shop, baseline)
    const history = await query('select migration_name as name, logs from _prisma_migrations')
    expect(history.filter(({ name }) => isBeforeBaseline(name))).toHaveLength(countBeforeBaseline)
    const others = history.filter(({ name }) => !isBeforeBaseline(name))
    expect(new Set(others.map(({ logs }) => logs))).toEqual(new Set([versionBefore.goesOn]))
  })

  test.each([
    ['before', async () => {}],
    ['after', () => migrate(shop)],
  ])('can be restored from a backup that was made %s it was migrated', async (_when, prepare) => {
    await prepare()
    await backUp(shop, file)
    const copy = await scratchDatabase()
    await restore(copy, file)
    await migrate(shop)
    expect(await migrate(copy)).toEqual([])
    expect(await contentOf(copy)).toEqual(await contentOf(shop))
    expect(await schemaOf(copy)).toEqual(await schemaOf(await migratedScratch()))
  })
})

describe('of an older version', () => {
  const older = /^The (database|backup) is of an older version than the last before 1\.0: [^\n]+ that one [^\n]+$/

  test('a database is refused with what to do, and stays as it is', async () => {
    await query(`delete from _prisma_migrations where migration_name > '20261129'`)
    const before = await contentOf(shop)
    await expect(migrate(shop)).rejects.toThrow(older)
    expect(await contentOf(shop)).toEqual(before)
  })

  test('a backup is refused with what to do', async () => {
    const migrations = [{ name: '20261120120000_shop', checksum: 'x' }]
    writeFileSync(file, gzipSync(`\\#limmatgrill-backup-2 ${JSON.stringify({ migrations })}\n\\#end 0\n`))
    await expect(restore(await scratchDatabase(), file)).rejects.toThrow(older)
  })
})

/** A constraint that was added to a table with rows is checked for new ones alone. */
function validated(schema: string[]): string[] {
  return schema.map((line) => line.replace(/ NOT VALID$/, '')).toSorted()
}

function query(sql: string) {
  return withConnection(shop, async (client) => (await client.query(sql)).rows)
}
