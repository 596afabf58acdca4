import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

import { messageOf, Stop } from '../bootstrap/stop.mjs'
import { FORMAT } from './backup'

const ROWS_AT_ONCE = 200

export type AppliedMigration = { name: string; checksum: string }

/** rows as JSON text; the first batch of a table is empty */
export type Batch = { table: string; rows: string[] }

export async function openBackup(
  file: string,
): Promise<{ migrations: AppliedMigration[]; batches: AsyncGenerator<Batch> }> {
  const lines = linesOf(file)
  const first = await lines.next()
  const [, format, header] = /^#(\S+) (.*)$/.exec(first.value ?? '') ?? []
  if (format !== FORMAT || !header) throw new Stop(`${file} is no backup of this shop`)
  return { migrations: JSON.parse(header).migrations, batches: batchesOf(lines) }
}

async function* batchesOf(lines: AsyncGenerator<string>): AsyncGenerator<Batch> {
  let table = ''
  let rows = []
  let count = 0
  let isComplete = false
  for await (const line of lines) {
    if (!line.startsWith('#')) {
      rows.push(line)
      count += 1
    }
    if (line.startsWith('#') || rows.length === ROWS_AT_ONCE) {
      if (rows.length > 0) yield { table, rows }
      rows = []
    }
    if (line.startsWith('#table ')) {
      table = line.slice('#table '.length)
      yield { table, rows: [] }
    }
    if (line.startsWith('#end ')) isComplete = Number(line.slice('#end '.length)) === count
  }
  if (!isComplete) throw new Stop('The backup is incomplete')
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text)
  let rest = ''
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${messageOf(error)}`)
  }
}
