import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Client } from 'pg'

import { Stop } from '../bootstrap/stop.mjs'
import { withConnection } from '../launch/database/connection'
import { readSums } from './sums'
import { listTables } from './tables'

export const FORMAT = 'limmatgrill-backup-1'

const ROWS_AT_ONCE = 200

export type Watcher = {
  onRows?: (table: string, rows: number) => void
  onTable?: (table: string, rows: number) => void
}

/** A gzip of lines from one snapshot: migrations; per table its name and rows as JSON; sums; number of rows. */
export async function backUp(url: string, file: string, watcher: Watcher = {}) {
  if (existsSync(file)) throw new Stop(`${file} exists already and is not overwritten`)
  const unfinished = `${file}.unfinished`
  try {
    const rows = await withConnection(url, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const count = { rows: 0 }
      const lines = Readable.from(writeLines(client, count, watcher))
      // Names, addresses and password hashes: for the operator's eyes only.
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
      return count.rows
    })
    renameSync(unfinished, file)
    return { rows, bytes: statSync(file).size }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function* writeLines(client: Client, count: { rows: number }, watcher: Watcher) {
  const hash = createHash('sha256')
  for await (const line of contentLines(client, count, watcher)) {
    hash.update(line)
    yield line
  }
  yield `#sums ${JSON.stringify({ sums: await readSums(client), sha256: hash.digest('hex') })}\n`
  yield `#end ${count.rows}\n`
}

async function* contentLines(client: Client, count: { rows: number }, { onRows, onTable }: Watcher) {
  const migrations = await client.query('select migration_name as name, checksum from _prisma_migrations order by 1')
  yield `#${FORMAT} ${JSON.stringify({ at: new Date().toISOString(), migrations: migrations.rows })}\n`
  for (const { name } of await listTables(client)) {
    yield `#table ${name}\n`
    const before = count.rows
    for await (const rows of readRows(client, name)) {
      count.rows += rows.length
      yield `${rows.join('\n')}\n`
      onRows?.(name, count.rows - before)
    }
    onTable?.(name, count.rows - before)
  }
}

/** Through a cursor: a year of orders does not fit into memory. */
async function* readRows(client: Client, table: string) {
  const name = client.escapeIdentifier(table)
  await client.query(`declare rows no scroll cursor for select to_json(t)::text as row from ${name} t`)
  for (;;) {
    const { rows } = await client.query(`fetch ${ROWS_AT_ONCE} from rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }): string => row)
  }
  await client.query('close rows')
}
