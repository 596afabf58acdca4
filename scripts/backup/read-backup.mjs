import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

import { messageOf, Stop } from '../launch/stop.mjs'
import { FORMAT } from './backup.mjs'

const ROWS_AT_ONCE = 200

/** @typedef {{ name: string, checksum: string }} AppliedMigration */
/** @typedef {{ table: string, rows: string[] }} Batch rows as JSON text; the first batch of a table is empty */

/**
 * @param {string} file
 * @returns {Promise<{ migrations: AppliedMigration[], batches: AsyncGenerator<Batch> }>}
 */
export async function openBackup(file) {
  const lines = linesOf(file)
  const first = await lines.next()
  const [, format, header] = /^#(\S+) (.*)$/.exec(first.value ?? '') ?? []
  if (format !== FORMAT || !header) throw new Stop(`${file} is no backup of this shop`)
  return { migrations: JSON.parse(header).migrations, batches: batchesOf(lines) }
}

/** @param {AsyncGenerator<string>} lines @returns {AsyncGenerator<Batch>} */
async function* batchesOf(lines) {
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

/** @param {string} file @returns {AsyncGenerator<string>} */
async function* linesOf(file) {
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
