import { randomBytes } from 'node:crypto'

import { ensureDatabase, inDatabase, withConnection } from '../launch/database/connection'
import { TEMPLATE } from './test-database'

/** An empty database beside the one of the running test, as its owner. */
export async function scratchDatabase(): Promise<string> {
  const url = scratchUrl()
  await ensureDatabase(url)
  return url
}

/** The same with all tables. */
export async function migratedScratch(): Promise<string> {
  const url = scratchUrl()
  const name = new URL(url).pathname.slice(1)
  await withConnection(inDatabase(url, 'postgres'), (client) =>
    client.query(`create database ${name} template ${TEMPLATE}`),
  )
  return url
}

function scratchUrl(): string {
  return inDatabase(process.env.DATABASE_ADMIN_URL ?? '', `scratch_${randomBytes(6).toString('hex')}`)
}
