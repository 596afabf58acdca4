import { randomBytes } from 'node:crypto'

import { ensureDatabase, inDatabase } from '../launch/database/connection'

/** An empty database beside the one of the running test, as its owner. */
export async function scratchDatabase() {
  const url = inDatabase(process.env.DATABASE_ADMIN_URL ?? '', `scratch_${randomBytes(6).toString('hex')}`)
  await ensureDatabase(url)
  return url
}
