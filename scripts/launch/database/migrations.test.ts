import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { testFolder } from '../../../lib/testing/test-folder'
import { inCheckout } from '../../bootstrap/paths.mjs'
import { schemaDifference, withSchemaEngine } from '../../prisma/schema-engine'
import { migratedScratch, scratchDatabase } from '../../testing/scratch-database'
import { inTransaction, withConnection } from './connection'
import { applyAll, BEFORE, inOneTransaction, migrate, readMigrations } from './migrations'

const FILTERS = { externalTables: [], externalEnums: [] }

let url: string
let folder: string

beforeEach(async () => {
  url = await scratchDatabase()
  folder = testFolder()
})

describe('the migrations of the shop', () => {
  test("leave nothing to do for Prisma's own engine", async () => {
    await withSchemaEngine(await migratedScratch(), async (engine) => {
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
    expect(await schemaDifference(await migratedScratch())).toBe('')
  })

  test('say of the version before whether it goes on', () => {
    const silent = readMigrations(inCheckout('prisma', 'migrations')).filter(
      ({ sql }) => !Object.values(BEFORE).some((line) => sql.startsWith(`${line}\n`)),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('let a dump fill the tables: what a rule of a table calls names its schema', async () => {
    await withConnection(await migratedScratch(), async (client) => {
      const { rows } = await client.query(`
        with own as (select oid, proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace)
        select rule.name, called.name as called from own rule join own called on called.oid <> rule.oid
        where rule.source ~ ('(^|[^.[:alnum:]_])"?' || called.name || '"?\\s*\\(')
          and exists (select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = rule.oid
            and d.classid in ('pg_constraint'::regclass, 'pg_class'::regclass, 'pg_attrdef'::regclass))`)
      expect(rows).toEqual([])
    })
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

describe('a database that a newer version has migrated', () => {
  beforeEach(async () => {
    write('1_first', `${BEFORE.goesOn}\ncreate table note (id int)`)
    write('2_second', `${BEFORE.goesOn}\nalter table note add column text text`)
    await migrate(url, folder)
    rmSync(join(folder, '2_second'), { recursive: true })
  })

  test('is served where that has left room for this one', async () => {
    expect(await migrate(url, folder)).toEqual([])
  })

  test.each([
    ['where it has not', `${BEFORE.stops}\n-- unused since: 1.4\n`],
    ['where it has not said so', ''],
  ])('is refused in one line %s', async (_where, mark) => {
    write('2_second', `${BEFORE.goesOn}\nalter table note add column text text`)
    write('3_third', `${mark}alter table note drop column text`)
    await migrate(url, folder)
    rmSync(join(folder, '3_third'), { recursive: true })
    await expect(migrate(url, folder)).rejects.toThrow(
      /^The database is ahead of this version by a migration: 3_third\. This version cannot serve it: [^\n]+$/,
    )
  })
})

describe('while the shop is open', () => {
  const waits = { lockMs: 200, attempts: 2, pauseMs: 10 }

  test('a migration gives up with the name of who holds its table, and keeps nothing', async () => {
    write('1_first', 'create table note (id int)')
    await migrate(url, folder)
    write('2_second', 'alter table note add column text text')
    await holding('note', async (release) => {
      // Long enough to ask who holds it on a machine with other things to do.
      await expect(migrate(url, folder, { ...waits, lockMs: 2000, attempts: 1 })).rejects.toThrow(
        /2_second failed.*locked by process \d+ \(command, idle in/,
      )
      await release()
      expect(await migrate(url, folder, waits)).toEqual(['2_second'])
    })
  })

  test('a migration that meets a lock is applied once the others have had their turn', async () => {
    write('1_first', 'create table note (id int)')
    await migrate(url, folder)
    write('2_second', 'alter table note add column text text')
    await holding('note', async (release) => {
      const migrated = migrate(url, folder, { ...waits, attempts: 100 })
      await isWaitedFor()
      await release()
      expect(await migrated).toEqual(['2_second'])
    })
  })

  test('an index is built beside open transactions, by two instances at once, and after an attempt that failed', async () => {
    write('1_first', 'create table note (id int); insert into note values (1), (1)')
    await migrate(url, folder)
    write('2_index', '-- beside the traffic\ncreate unique index concurrently if not exists note_id on note (id)')
    await expect(migrate(url, folder)).rejects.toThrow('2_index failed')
    await withConnection(url, (client) => client.query('truncate note'))
    const applied = await Promise.all([migrate(url, folder), migrate(url, folder)])
    expect(applied.flat()).toEqual(['2_index'])
    await withConnection(url, async (client) => {
      const { rows } = await client.query(
        `select indisvalid as "isValid" from pg_index where indexrelid = 'note_id'::regclass`,
      )
      expect(rows).toEqual([{ isValid: true }])
    })
  })
})

test('in the transaction of a restore a value of an enum is there before the migration that adds it', () => {
  write('1_first', `CREATE TYPE "role" AS ENUM ('guest', 'owner');`)
  write('2_second', `ALTER TYPE "role" ADD VALUE 'cook' BEFORE 'owner'; ALTER TYPE "role" ADD VALUE 'none';`)
  expect(inOneTransaction(readMigrations(folder)).map(({ sql }) => sql.trim())).toEqual([
    `CREATE TYPE "role" AS ENUM ('guest', 'cook', 'owner', 'none');`,
    '',
  ])
  write('1_first', `CREATE TYPE role AS ENUM ('guest',\n  'owner');`)
  write('2_second', `ALTER TYPE role ADD VALUE 'none';`)
  expect(inOneTransaction(readMigrations(folder)).map(({ sql }) => sql.trim())).toEqual([
    `CREATE TYPE "role" AS ENUM ('guest',\n  'owner', 'none');`,
    '',
  ])
  const left = inOneTransaction(readMigrations(inCheckout('prisma', 'migrations'))).filter(({ sql }) =>
    /add value/i.test(sql),
  )
  expect(left).toEqual([])
})

test('in the transaction of a restore an index is built as any other', async () => {
  write('1_first', 'create table note (id int)')
  write('2_index', 'create index concurrently if not exists note_id on note (id)')
  await withConnection(url, (client) =>
    inTransaction(client, () => applyAll(client, inOneTransaction(readMigrations(folder)))),
  )
  expect(await migrate(url, folder)).toEqual([])
})

/** Another session reads the table and does not come to an end. */
function holding(table: string, work: (release: () => Promise<unknown>) => Promise<void>) {
  return withConnection(url, async (client) => {
    await client.query(`begin; select from ${table}`)
    await work(() => client.query('commit'))
  })
}

function isWaitedFor() {
  return withConnection(url, async (client) => {
    const waiting = () =>
      client.query(`select from pg_locks join pg_database d on d.oid = database
      where not granted and datname = current_database()`)
    while ((await waiting()).rowCount === 0);
  })
}

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
