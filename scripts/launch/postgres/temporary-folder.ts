import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Running } from '../../bootstrap/running.mjs'
import { Stop } from '../../bootstrap/stop.mjs'
import { canReach, unprivilegedAccount } from './unprivileged'

export function makeTemporaryFolder() {
  const account = unprivilegedAccount()
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(account, 'x', folder))
  if (!parent) throw new Stop('There is no temporary folder that PostgreSQL could use: set TMPDIR')
  const folder = mkdtempSync(join(parent, 'limmatgrill-'))
  if (account) chmodSync(folder, 0o711)
  return folder
}

export function addTemporaryFolder(running: Running) {
  const folder = makeTemporaryFolder()
  running.add({ stop: async () => rmSync(folder, { recursive: true, force: true }) })
  return folder
}
