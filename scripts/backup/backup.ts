import { createHash } from 'node:crypto'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Client } from 'pg'
import { to } from 'pg-copy-streams'

import { Stop } from '../bootstrap/stop.mjs'
import { withConnection } from '../launch/database/connection'
import { countLines, FORMAT, MARK } from './read-backup'
import { columnList, listTables, readSums, type Table } from './tables'

type Watcher = {
  onRows?: (table: string, rows: number) => void
  onTable?: (table: string, rows: number) => void
}

/** A gzip of lines from one snapshot: migrations; per table name, columns and rows as COPY writes them; sums; row count. */
export async function backUp(url: string, file: string, watcher: Watcher = {}) {
  if (existsSync(file)) throw new Stop(`${file} exists already and is not overwritten`)
  const unfinished = `${file}.unfinished`
  const remove = () => rmSync(unfinished, { force: true })
  // An interrupted command ends its process before this function has returned.
  process.once('exit', remove)
  try {
    const rows = await withConnection(url, async (client) => {
      await client.query('begin isolation level repeatable read read only; set local datestyle to iso')
      const count = { rows: 0 }
      const lines = Readable.from(writeLines(client, count, watcher))
      // Opened before anything can fail, or the file would be made after it was removed. Names, addresses and password
      // hashes: for the operator's eyes only.
      const written = await open(unfinished, 'w', 0o600)
      await pipeline(lines, createGzip(), written.createWriteStream())
      return count.rows
    })
    renameSync(unfinished, file)
    return { rows, bytes: statSync(file).size }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function* writeLines(client: Client, count: { rows: number }, watcher: Watcher) {
  const hash = createHash('sha256')
  for await (const lines of contentLines(client, count, watcher)) {
    hash.update(lines)
    yield lines
  }
  yield `${MARK}sums ${JSON.stringify({ sums: await readSums(client), sha256: hash.digest('hex') })}\n`
  yield `${MARK}end ${count.rows}\n`
}

async function* contentLines(client: Client, count: { rows: number }, { onRows, onTable }: Watcher) {
  const migrations = await client.query('select migration_name as name, checksum from _prisma_migrations order by 1')
  yield `${MARK}${FORMAT} ${JSON.stringify({ at: new Date().toISOString(), migrations: migrations.rows })}\n`
  for (const table of await listTables(client)) {
    yield `${MARK}table ${table.name} ${table.columns.join(' ')}\n`
    const before = count.rows
    for await (const rows of readRows(client, table)) {
      count.rows += countLines(rows)
      yield rows
      onRows?.(table.name, count.rows - before)
    }
    onTable?.(table.name, count.rows - before)
  }
}

/** Streamed: a year of orders does not fit into memory. A piece may end within a row. */
function readRows(client: Client, { name, columns }: Table): AsyncIterable<Buffer> {
  return client.query(to(`copy ${client.escapeIdentifier(name)} (${columnList(client, columns)}) to stdout`))
}
