import type { Client } from 'pg'

const STATEMENT = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/

/** The name of the index that this migration builds beside the traffic, outside of any transaction; null for all others. */
export function concurrentIndexOf(sql: string): string | null {
  return STATEMENT.exec(withoutComments(sql))?.[1] ?? null
}

/** For a database that nobody uses yet, inside of the transaction that makes it. */
export function withoutConcurrently(sql: string): string {
  return concurrentIndexOf(sql) === null ? sql : sql.replace(/\bconcurrently\b/i, '')
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
