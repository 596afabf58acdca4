import type { Client } from 'pg'

import type { Migration } from './migrations'

const STATEMENT = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/

/** The name of the index that this migration builds beside the traffic, outside of any transaction; null for all others. */
export function concurrentIndexOf(sql: string): string | null {
  return STATEMENT.exec(withoutComments(sql))?.[1] ?? null
}

/**
 * For a database that nobody uses yet, inside of the transaction that makes it: no index is built beside traffic, and an
 * enum has all its values from the beginning, because before PostgreSQL 17 a value cannot be used in the transaction that
 * adds it.
 */
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

const ADD_VALUE = /ALTER TYPE "(?<name>\w+)" ADD VALUE (?<value>'\w+')(?: BEFORE (?<neighbour>'\w+'))?;/g
const CREATE_ENUM = /CREATE TYPE "(\w+)" AS ENUM \(([^)]+)\)/g

/** The values of an enum with one more, before its neighbour or as the last. */
function withValue(values: string, { value, neighbour }: { value: string; neighbour?: string }): string {
  return neighbour ? values.replace(neighbour, `${value}, ${neighbour}`) : `${values}, ${value}`
}

/** What an interrupted attempt leaves is an index that exists, costs at every write and is never read. */
export async function dropUnfinishedIndex(client: Client, name: string) {
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
