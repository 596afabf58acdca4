import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

import { messageOf, Stop } from '../bootstrap/stop.mjs'
import type { Sums } from './tables'

export const FORMAT = 'limmatgrill-backup-2'
/** Begins each line that is no row: COPY doubles a backslash, so no row begins like this. */
export const MARK = String.raw`\#`
/** Its other lines begin with # alone. */
const FIRST_FORMAT = '#limmatgrill-backup-1 '
const PIECE_BYTES = 256 * 1024

export type AppliedMigration = { name: string; checksum: string }

/** Lines as COPY takes them; the first batch of a table is empty. */
export type Batch = { table: string; columns: string[]; rows: Buffer; count: number }

/** Either rows or another line, without its mark. */
type Part = { line: string; text: Buffer }

export type Statement = {
  sums: Sums | null
  /** False when a line differs from when the hash was written. */
  isAsWritten: boolean
}

export async function openBackup(
  file: string,
): Promise<{ migrations: AppliedMigration[]; batches: AsyncGenerator<Batch>; statement: Statement }> {
  const parts = partsOf(linesOf(file))
  const first: Part = (await parts.next()).value ?? { line: '', text: Buffer.of() }
  const [, format = '', header] = /^(\S+) (.*)$/.exec(first.line) ?? []
  if (first.text.indexOf(FIRST_FORMAT) === 0)
    throw new Stop(
      `${file} is in the first format of backups, which this version does not read: restore it with a version before 1.0 and back that up`,
    )
  if (format !== FORMAT || !header) throw new Stop(`${file} is no backup of this shop`)
  const { migrations }: { migrations: AppliedMigration[] } = parsed(header, file)
  const statement: Statement = { sums: null, isAsWritten: true }
  return { migrations, batches: batchesOf(fingerprinted(parts, { first, file, statement })), statement }
}

async function* fingerprinted(
  parts: AsyncGenerator<Part>,
  { first, file, statement }: { first: Part; file: string; statement: Statement },
) {
  const hash = createHash('sha256').update(first.text)
  for await (const part of parts) {
    if (part.line.startsWith('sums ')) {
      const { sums, sha256 } = parsed(part.line.slice('sums '.length), file)
      Object.assign(statement, { sums, isAsWritten: sha256 === hash.copy().digest('hex') })
    } else {
      if (!part.line.startsWith('end ')) hash.update(part.text)
      yield part
    }
  }
}

async function* batchesOf(parts: AsyncGenerator<Part>): AsyncGenerator<Batch> {
  let [table = '', ...columns]: string[] = []
  let total = 0
  let isComplete = false
  for await (const { line, text } of parts) {
    if (line.startsWith('table ')) [table = '', ...columns] = line.slice('table '.length).split(' ')
    if (line.startsWith('end ')) isComplete = Number(line.slice('end '.length)) === total
    if (line !== '' && !line.startsWith('table ')) continue
    const rows = line === '' ? text : Buffer.of()
    const count = countLines(rows)
    total += count
    yield { table, columns, rows, count }
  }
  if (!isComplete) throw new Stop('The backup is incomplete')
}

async function* partsOf(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Part> {
  for await (const piece of pieces) {
    for (let at = 0, end = 0; at < piece.length; at = end) {
      const isRows = !piece.subarray(at, at + MARK.length).equals(Buffer.from(MARK))
      // To the end of the line, or of the rows before the next other line.
      end = piece.indexOf(isRows ? `\n${MARK}` : '\n', at) + 1 || piece.length
      const text = piece.subarray(at, end)
      yield { text, line: isRows ? '' : text.toString('utf8', MARK.length).trimEnd() }
    }
  }
}

function parsed(json: string, file: string) {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${messageOf(error)}`)
  }
}

/** Whole lines, many at once. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const content = createGunzip({ chunkSize: PIECE_BYTES })
  createReadStream(file)
    .on('error', (error) => content.destroy(error))
    .pipe(content)
  let rest = Buffer.of()
  try {
    for await (const piece of content) {
      const lines = Buffer.concat([rest, piece])
      const end = lines.lastIndexOf('\n') + 1
      rest = lines.subarray(end)
      if (end > 0) yield lines.subarray(0, end)
    }
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${messageOf(error)}`)
  }
}

export function countLines(text: Buffer): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
