import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

import { isBeforeBaseline } from '../../lib/platform/database/migrations'
import { inCheckout } from '../bootstrap/paths.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { inTransaction, withConnection } from '../launch/database/connection'
import {
  applyAll,
  comesFromBeforeBaseline,
  inOneTransaction,
  isBaseline,
  readMigrations,
  type Migration,
} from '../launch/database/migrations'
import { openBackup, type AppliedMigration, type Batch, type Statement } from './read-backup'
import { columnList, listTables, type Table } from './tables'

const BATCHES_AHEAD = 4

type RestoreOptions = {
  force?: boolean
  onTable?: (table: string) => void
  onRows?: (table: string, rows: number) => void
  /** Called before newer migrations change what was restored. */
  onLoaded?: (client: Client, statement: Statement) => Promise<void>
}

/** All or nothing. A backup of an older version is loaded into that version's tables and then migrated. */
export async function restore(
  url: string,
  file: string,
  { force = false, onTable, onRows, onLoaded = async () => {} }: RestoreOptions = {},
) {
  if (!existsSync(file)) throw new Stop(`${file} does not exist`)
  return withConnection(url, async (client) => {
    if (!force && (await holdsData(client))) {
      throw new Stop('The database holds a shop already; "--force" replaces it by the backup')
    }
    const migrations = inOneTransaction(readMigrations(inCheckout('prisma', 'migrations')))
    return inTransaction(client, async () => {
      await client.query('drop schema public cascade; create schema public; grant usage on schema public to public')
      await onLoaded(client, await load(client, file, { migrations, onTable, onRows }))
      await applyAll(client, migrations)
      await client.query('notify shop_changed')
    })
  })
}

async function load(
  client: Client,
  file: string,
  { migrations, onTable, onRows }: Pick<RestoreOptions, 'onTable' | 'onRows'> & { migrations: Migration[] },
): Promise<Statement> {
  const backup = await openBackup(file)
  const { batches, statement } = backup
  await applyAll(client, migrationsOf(backup.migrations, migrations))
  const tables = await listTables(client)
  const ofEach = (sql: (table: string) => string) =>
    client.query(tables.map(({ name }) => sql(client.escapeIdentifier(name))).join(';'))
  await ofEach((table) => `alter table ${table} disable trigger user`)
  await withoutIndexes(client, async () => {
    // The backup contains the rows that migrations insert as well; truncating makes hundreds of files.
    await ofEach((table) => `delete from ${table}`)
    let loaded = 0
    // Reads on while PostgreSQL takes the rows.
    for await (const batch of Readable.from(batches, { highWaterMark: BATCHES_AHEAD }) as AsyncIterable<Batch>) {
      const target = tables.find(({ name }) => name === batch.table)
      if (!target) throw new Stop(`The backup has a table "${batch.table}" that its own version does not know`)
      if (batch.count === 0) {
        loaded = 0
        onTable?.(batch.table)
        continue
      }
      await insert(client, target, batch)
      loaded += batch.count
      onRows?.(batch.table, loaded)
    }
  })
  await ofEach((table) => `alter table ${table} enable trigger user`)
  await continueCounting(client)
  return statement
}

/** Builds indexes and checks keys once for all rows, as pg_restore does: row by row takes longer than all the rest. */
async function withoutIndexes(client: Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ drop: string; add: string }>(INDEXES)
  await client.query(rows.map(({ drop }) => drop).join(';'))
  await work()
  const adding = rows.map(({ add }) => add).toReversed()
  await client.query(adding.join(';'))
}

/** Foreign keys first, because they need the index of what they refer to. */
const INDEXES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
    contype <> 'f' as "isIndex"
  from pg_constraint
  where contype in ('p', 'u', 'x', 'f') and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), true
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by "isIndex"`

async function insert(client: Client, table: Table, { columns, rows }: Batch) {
  const into = `${client.escapeIdentifier(table.name)} (${columnList(client, columns)})`
  await pipeline(Readable.from([rows]), client.query(from(`copy ${into} from stdin`)))
}

async function continueCounting(client: Client) {
  const { rows } = await client.query(`
    select c.relname as "table", a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
      -- One that comes around has no highest number to go on from.
      and not exists (select 1 from pg_sequence s where s.seqcycle
        and s.seqrelid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass)`)
  for (const { table, column, sequence } of rows) {
    const highest = `max(${client.escapeIdentifier(column)})`
    await client.query(`select setval($1, coalesce(${highest}, 0) + 1, false) from ${client.escapeIdentifier(table)}`, [
      sequence,
    ])
  }
}

/** The migrations of the backup's database, from this checkout; their text must be identical. */
function migrationsOf(wanted: AppliedMigration[], all: Migration[]) {
  const isFromBefore = comesFromBeforeBaseline(
    wanted.map(({ name }) => name),
    'The backup is of an older version than the last before 1.0: restore it with that one and back that up',
  )
  const known = new Map(all.map((one) => [one.name, one]))
  const found = wanted
    .filter(({ name }) => !isBeforeBaseline(name))
    .map(({ name, checksum }) => {
      const migration = known.get(name)
      if (!migration) throw new Stop(`The backup comes from a newer version of this shop (migration ${name})`)
      if (migration.checksum !== checksum) throw new Stop(`Migration ${name} differs from the one of the backup`)
      return migration
    })
  return isFromBefore ? [...new Set([...all.filter(isBaseline), ...found])] : found
}

async function holdsData(client: Client): Promise<boolean> {
  const tables = await client.query(`select to_regclass('public.users') is not null as "hasTables"`)
  if (!tables.rows[0].hasTables) return false
  const { rows } = await client.query(
    'select exists (select from users) or exists (select from category) or exists (select from orders) as "hasRows"',
  )
  return rows[0].hasRows
}
