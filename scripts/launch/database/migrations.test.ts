import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { schemaDifference } from '../../prisma/schema-difference'
import { withSchemaEngine } from '../../prisma/schema-engine'
import { scratchDatabase } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { migrate, readMigrations } from './migrations'

const FILTERS = { externalTables: [], externalEnums: [] }

let url: string
let folder: string

beforeEach(async () => {
  url = await scratchDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the migrations of the shop', () => {
  test("leave nothing to do for Prisma's own engine", async () => {
    await migrate(url)
    await withSchemaEngine(url, async (engine) => {
      const migrationsList = prismasList()
      expect(await engine.applyMigrations({ migrationsList, filters: FILTERS })).toEqual({ appliedMigrationNames: [] })
      const diagnosis = { migrationsList, optInToShadowDatabase: false, filters: FILTERS }
      expect(await engine.diagnoseMigrationHistory(diagnosis)).toEqual({
        editedMigrationNames: [],
        failedMigrationNames: [],
        hasMigrationsTable: true,
        history: null,
      })
    })
  })

  test('say the same as prisma/schema.prisma', async () => {
    await migrate(url)
    expect(await schemaDifference(url)).toBe('')
  })
})

describe('migrating', () => {
  test('applies in the order of the names, and each migration once', async () => {
    write('2_second', 'insert into note values (2)')
    write('1_first', 'create table note (id int)')
    expect(await migrate(url, folder)).toEqual(['1_first', '2_second'])
    write('3_third', 'insert into note values (3)')
    expect(await migrate(url, folder)).toEqual(['3_third'])
    expect(await notes()).toEqual([2, 3])
  })

  test('by two instances at once applies once', async () => {
    write('1_first', 'create table note (id int); insert into note values (1)')
    const applied = await Promise.all([migrate(url, folder), migrate(url, folder)])
    expect(applied.flat()).toEqual(['1_first'])
  })

  test('keeps nothing of a migration that fails, and everything before it', async () => {
    write('1_first', 'create table note (id int)')
    write('2_broken', 'insert into note values (2); select 1 / 0')
    await expect(migrate(url, folder)).rejects.toThrow('2_broken failed')
    expect(await notes()).toEqual([])
  })

  test('finds nothing to do as a role that may only read and write rows, or says what it may not', async () => {
    write('1_first', 'create table note (id int)')
    await migrate(url, folder)
    const plain = await plainUrl()
    expect(await migrate(plain, folder)).toEqual([])
    write('2_second', 'create table other (id int)')
    await expect(migrate(plain, folder)).rejects.toThrow(/2_second failed.*permission denied/)
    await withConnection(url, (client) => client.query('drop owned by plain_role; drop role plain_role'))
  })

  test('refuses a migration that was changed after it had been applied', async () => {
    write('1_first', 'create table note (id int)')
    await migrate(url, folder)
    write('1_first', 'create table note (id bigint)')
    await expect(migrate(url, folder)).rejects.toThrow('1_first was changed')
  })
})

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

async function plainUrl() {
  await withConnection(url, (client) =>
    client.query(`create role plain_role login password 'x'; revoke create on schema public from public;
      grant select on _prisma_migrations to plain_role`),
  )
  const plain = new URL(url)
  Object.assign(plain, { username: 'plain_role', password: 'x' })
  return plain.href
}

function notes() {
  return withConnection(url, async (client) => {
    const { rows } = await client.query('select id from note order by id')
    return rows.map(({ id }) => id)
  })
}

function prismasList() {
  const baseDir = inCheckout('prisma', 'migrations')
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations(baseDir).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
}
