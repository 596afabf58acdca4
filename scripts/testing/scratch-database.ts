import { randomBytes } from 'node:crypto'

import { copyDatabase, ensureDatabase, inDatabase } from '../launch/database/connection'
import { TEMPLATE } from './test-database'

/** An empty database beside the one of the running test, as its owner. */
export async function scratchDatabase(): Promise<string> {
  const url = scratchUrl()
  await ensureDatabase(url)
  return url
}

/** The same with all tables. */
export function migratedScratch(): Promise<string> {
  return copyOf(inDatabase(scratchUrl(), TEMPLATE))
}

export async function copyOf(original: string): Promise<string> {
  const url = scratchUrl()
  await copyDatabase(original, new URL(url).pathname.slice(1))
  return url
}

function scratchUrl(): string {
  return inDatabase(process.env.DATABASE_ADMIN_URL ?? '', `scratch_${randomBytes(6).toString('hex')}`)
}
