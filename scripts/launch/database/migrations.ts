import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

import {
  countBeforeBaseline,
  isBeforeBaseline,
  listMigrations,
  versionBefore,
} from '../../../lib/platform/database/migrations'
import { inCheckout } from '../../bootstrap/paths.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { messageOf, Stop } from '../../bootstrap/stop.mjs'
import { inTransaction, withConnection } from './connection'
import { withShortWaits, type Waits } from './short-waits'

// The lock of Prisma's own engine, so that it and this runner never work at the same time.
const PRISMA_LOCK = 72707369

/** The table of Prisma's engine, so that either can continue after the other. */
const HISTORY = `create table _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

/** Each file in a transaction of its own, while the shop serves. Resolves to the names applied now. */
export async function migrate(
  url: string,
  folder: string = inCheckout('prisma', 'migrations'),
  waits?: Waits,
): Promise<string[]> {
  return withConnection(url, async (client) => {
    await waitForTurn(client)
    await refuseNewer(client, readMigrations(folder))
    return applyPending(client, readMigrations(folder), (migration) =>
      withShortWaits(client, url, () => applyAlone(client, migration), waits),
    )
  })
}

/** A newer version's database is served only where each of its newer migrations allows it. */
async function refuseNewer(client: Client, known: Migration[]) {
  if (await isMissing(client)) return
  const { rows } = await client.query<{ name: string; logs: string | null }>(
    `select migration_name as name, logs from _prisma_migrations
     where finished_at is not null and rolled_back_at is null and not migration_name = any ($1) order by 1`,
    [known.map(({ name }) => name)],
  )
  const newer = rows.filter(({ name }) => !isBeforeBaseline(name))
  const names = newer.map(({ name }) => name)
  if (names.length === 0) return
  const ahead = `The database is ahead of this version by ${names.length === 1 ? 'a migration' : `${names.length} migrations`}: ${names.join(', ')}`
  // Also where nothing is noted, by another program or because the mark was forgotten: that it fits would be a guess.
  if (newer.some(({ logs }) => logs !== versionBefore.goesOn))
    throw new Stop(`${ahead}. This version cannot serve it: start the newer one, or go back as docs/operate.md says`)
  say(`! ${ahead}. Both versions can serve it`)
}

async function isMissing(client: Client): Promise<boolean> {
  const { rows } = await client.query('select to_regclass(\'public._prisma_migrations\') is null as "isMissing"')
  return rows[0].isMissing
}

/** Polls instead of waiting: a waiting session holds a snapshot, for which a concurrent index build would wait. */
async function waitForTurn(client: Client) {
  const ask = () => client.query('select pg_try_advisory_lock($1) as "isOurs"', [PRISMA_LOCK])
  while (!(await ask()).rows[0].isOurs) await sleep(100)
}

async function applyAlone(client: Client, migration: Migration) {
  const index = concurrentIndexOf(migration.sql)
  if (index === null) return inTransaction(client, () => apply(client, migration))
  await dropUnfinishedIndex(client, index)
  return apply(client, migration)
}

const CONCURRENT_INDEX = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/

/** The index that a migration builds concurrently, so outside of any transaction; null for others. */
function concurrentIndexOf(sql: string): string | null {
  return CONCURRENT_INDEX.exec(withoutComments(sql))?.[1] ?? null
}

/** An interrupted attempt leaves an invalid index, which costs at every write and is never read. */
async function dropUnfinishedIndex(client: Client, name: string) {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`)
}

function withoutComments(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

export async function applyAll(client: Client, migrations: Migration[]) {
  await lockMigrations(client)
  return applyPending(client, migrations, (migration) => apply(client, migration))
}

/** Until the transaction ends no other client changes schema or rights. */
export async function lockMigrations(client: Client) {
  await client.query('select pg_advisory_xact_lock($1)', [PRISMA_LOCK])
}

async function applyPending(
  client: Client,
  migrations: Migration[],
  applyOne: (migration: Migration) => Promise<void>,
) {
  await client.query('set client_min_messages = warning')
  // A role that may only read and write rows can still find that there is nothing to do.
  if (await isMissing(client)) await client.query(HISTORY)
  const { pending, isFromBefore } = await readHistory(client, migrations)
  for (const migration of pending) {
    try {
      // Its tables are those of the baseline already.
      await (isFromBefore && isBaseline(migration) ? record(client, migration) : applyOne(migration))
    } catch (error) {
      throw new Stop(`Migration ${migration.name} failed, nothing of it was kept: ${messageOf(error)}`)
    }
  }
  return pending.map(({ name }) => name)
}

export type Migration = { name: string; sql: string; checksum: string }

/** The first line of each migration, about the version in use before it. */
export const BEFORE = { goesOn: `-- ${versionBefore.goesOn}`, stops: `-- ${versionBefore.stops}` }

export function readMigrations(folder: string): Migration[] {
  const names = listMigrations(folder).toSorted()
  return names.map((name) => {
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readHistory(client: Client, migrations: Migration[]) {
  const history = await client.query(
    'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
  )
  const applied = new Map(history.rows.map((row) => [row.migration_name, row]))
  const finished = history.rows.filter((row) => row.finished_at).map((row) => row.migration_name)
  const isFromBefore = comesFromBeforeBaseline(
    finished,
    'The database is of an older version than the last before 1.0: start that one on it once',
  )
  const pending = migrations.filter(({ name, checksum }) => {
    const row = applied.get(name)
    if (!row) return true
    if (!row.finished_at) throw new Stop(`Migration ${name} was begun by another program and not finished`)
    if (row.checksum !== checksum) throw new Stop(`Migration ${name} was changed after it had been applied`)
    return false
  })
  return { pending, isFromBefore }
}

/** Whether the history has all that the baseline replaces. With some of it the tables are others, and it is refused. */
export function comesFromBeforeBaseline(history: string[], refusal: string): boolean {
  const found = history.filter(isBeforeBaseline).length
  if (found > 0 && found !== countBeforeBaseline) throw new Stop(refusal)
  return found > 0
}

export function isBaseline({ name }: { name: string }): boolean {
  return name.startsWith('0_baseline')
}

async function apply(client: Client, migration: Migration) {
  const startedAt = new Date()
  await client.query(migration.sql)
  await record(client, migration, startedAt)
}

async function record(client: Client, { name, sql, checksum }: Migration, startedAt = new Date()) {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, logs, finished_at, applied_steps_count)
     values ($1, $2, $3, $4, $5, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt, noteOf(sql)],
  )
}

function noteOf(sql: string): string | null {
  return Object.values(versionBefore).find((note) => sql.startsWith(`-- ${note}`)) ?? null
}

/** For unused databases. Enums get all values at once: before PostgreSQL 17 a transaction cannot use new ones. */
export function inOneTransaction(migrations: Migration[]): Migration[] {
  const added = migrations.flatMap(({ sql }) => [...sql.matchAll(ADD_VALUE)])
  const later = (type: string) =>
    added.flatMap(({ groups: { name, value, neighbour } = {} }) =>
      name === type && value ? [{ value, neighbour }] : [],
    )
  return migrations.map((migration) => {
    const sql =
      concurrentIndexOf(migration.sql) === null ? migration.sql : migration.sql.replace(/\bconcurrently\b/i, '')
    const complete = sql.replaceAll(CREATE_ENUM, (_, name: string, values: string) => {
      return `CREATE TYPE "${name}" AS ENUM (${later(name).reduce(withValue, values)})`
    })
    return { ...migration, sql: complete.replaceAll(ADD_VALUE, '') }
  })
}

const ADD_VALUE = /ALTER TYPE "?(?<name>\w+)"? ADD VALUE (?<value>'\w+')(?: BEFORE (?<neighbour>'\w+'))?;/g
const CREATE_ENUM = /CREATE TYPE "?(\w+)"? AS ENUM \(([^)]+)\)/g

function withValue(values: string, { value, neighbour }: { value: string; neighbour?: string }): string {
  return neighbour ? values.replace(neighbour, `${value}, ${neighbour}`) : `${values}, ${value}`
}
