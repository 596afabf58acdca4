import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import pg from 'pg'
import { expect } from 'vitest'

// Runs before each recorded test file: every statement that goes to PostgreSQL is written down with its values.

const folder = process.env.RECORD_FOLDER ?? ''
const query = pg.Client.prototype.query

pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
  const [asked, values] = args
  const statement = typeof asked === 'string' ? { text: asked, values } : asked
  const file = basename(expect.getState().testPath ?? 'before')
  // What makes the database of the test is not the shop's.
  const isOfShop = this.database?.startsWith('worker_')
  if (isOfShop && statement && typeof statement === 'object' && 'text' in statement) {
    const given = 'values' in statement && Array.isArray(statement.values) ? statement.values : []
    appendFileSync(join(folder, `${file}.jsonl`), `${JSON.stringify({ text: statement.text, values: given })}\n`)
  }
  return Reflect.apply(query, this, args)
} as typeof query
