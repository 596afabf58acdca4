import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Stop } from './stop.mjs'
import { canReach, unprivilegedAccount } from './unprivileged.mjs'

/** A fresh folder that PostgreSQL's account can pass through. */
export function makeTemporaryFolder() {
  const account = unprivilegedAccount()
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(account, 'x', folder))
  if (!parent) throw new Stop('There is no temporary folder that PostgreSQL could use: set TMPDIR')
  const folder = mkdtempSync(join(parent, 'limmatgrill-'))
  if (account) chmodSync(folder, 0o711)
  return folder
}
