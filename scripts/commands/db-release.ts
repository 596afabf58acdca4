import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inCheckout } from '../bootstrap/paths.mjs'
import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { withConnection } from '../launch/database/connection'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { readSchema } from '../testing/release/schema'
import { startTestDatabase } from '../testing/test-database'
import { runVitest } from '../testing/vitest-stage'

type Recorded = { text: string; values: unknown[] }

const ORDER = 'an-order.record.ts.jsonl'

/**
 * npm run db:release: writes down what this version asks of the database, when it goes into use. From then on the tests
 * hold every new schema against it.
 */
export async function command(running: Running) {
  const folder = addTemporaryFolder(running)
  const config = 'scripts/testing/release/vitest.config.ts'
  const { failed } = await runVitest(folder, { config, env: { ...process.env, RECORD_FOLDER: folder } })
  if (failed > 0) throw new Stop('A version whose recorded calls fail does not go into use')
  const database = running.add(await startTestDatabase())
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: inCheckout(), encoding: 'utf8' }).trim()
  const schema = await withConnection(database.template, readSchema)
  write('schema.json', JSON.stringify({ commit, ...schema }, null, 2))
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const statements = distinct(files.flatMap((name) => readRecorded(join(folder, name))).map(({ text }) => text))
  write('statements.jsonl', statements.map((text) => JSON.stringify([text])).join('\n'))
  const order = readRecorded(join(folder, ORDER)).map(({ text, values }) => JSON.stringify([text, values]))
  write('an-order.jsonl', order.join('\n'))
  say(`✓ ${Object.keys(schema.tables).length} tables, ${statements.length} statements, ${order.length} of an order`)
}

function readRecorded(file: string): Recorded[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Recorded)
}

/** One of those that differ only in how many values they have. */
function distinct(texts: string[]): string[] {
  const found = new Map<string, string>()
  for (const text of texts.map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
    if (!/^(with|select|insert|update|delete) /i.test(text) || text.includes(';')) continue
    const kind = text.replaceAll(/\((\$\d+[, ]*)+\)(, ?\((\$\d+[, ]*)+\))*/g, '(…)').replaceAll(/\$\d+/g, '$')
    if (!found.has(kind)) found.set(kind, text)
  }
  return [...found.values()].toSorted()
}

function write(name: string, content: string) {
  writeFileSync(inCheckout('scripts/testing/release', name), `${content}\n`)
}
