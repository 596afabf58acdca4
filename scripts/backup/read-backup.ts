import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

import { messageOf, Stop } from '../bootstrap/stop.mjs'
import { FORMAT } from './backup'
import type { Sums } from './sums'

const ROWS_AT_ONCE = 200
/** The first migration of versions that write sums. */
const WITH_SUMS = '20261123040000'

export type AppliedMigration = { name: string; checksum: string }

/** Rows as JSON text; the first batch of a table is empty. */
export type Batch = { table: string; rows: string[] }

export type Statement = {
  rows: number
  sums: Sums | null
  hadSums: boolean
  /** False when a line differs from when the hash was written. */
  isAsWritten: boolean
}

export async function openBackup(
  file: string,
): Promise<{ migrations: AppliedMigration[]; batches: AsyncGenerator<Batch>; statement: Statement }> {
  const lines = linesOf(file)
  const first = await lines.next()
  const [, format, header] = /^#(\S+) (.*)$/.exec(first.value ?? '') ?? []
  if (format !== FORMAT || !header) throw new Stop(`${file} is no backup of this shop`)
  const { migrations }: { migrations: AppliedMigration[] } = parsed(header, file)
  const hadSums = migrations.some(({ name }) => name >= WITH_SUMS)
  const statement: Statement = { rows: 0, sums: null, hadSums, isAsWritten: true }
  const batches = batchesOf(fingerprinted(lines, { first: `${first.value}\n`, file, statement }), statement)
  return { migrations, batches, statement }
}

async function* fingerprinted(
  lines: AsyncGenerator<string>,
  { first, file, statement }: { first: string; file: string; statement: Statement },
) {
  const hash = createHash('sha256').update(first)
  for await (const line of lines) {
    if (line.startsWith('#sums ')) {
      const { sums, sha256 } = parsed(line.slice('#sums '.length), file)
      Object.assign(statement, { sums, isAsWritten: sha256 === hash.copy().digest('hex') })
    } else {
      if (!line.startsWith('#end ')) hash.update(`${line}\n`)
      yield line
    }
  }
}

async function* batchesOf(lines: AsyncGenerator<string>, statement: Statement): AsyncGenerator<Batch> {
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
  statement.rows = count
}

function parsed(json: string, file: string) {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${messageOf(error)}`)
  }
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
