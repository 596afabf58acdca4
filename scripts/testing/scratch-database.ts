import { randomBytes } from 'node:crypto'

import { ensureDatabase } from '../launch/database/connection'

/** An empty database beside the one of the running test. */
export async function scratchDatabase() {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/scratch_${randomBytes(6).toString('hex')}`
  await ensureDatabase(url.href)
  return url.href
}
