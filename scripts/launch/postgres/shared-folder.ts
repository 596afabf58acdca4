import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../bootstrap/paths.mjs'

// For root only: an unprivileged account cannot reach root's home.
const SYSTEM_FOLDER = existsSync('/var/lib') ? '/var/lib/limmatgrill' : '/usr/local/var/limmatgrill'

export function makeSharedFolder() {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  return SYSTEM_FOLDER
}

/** Per checkout, so that two checkouts never share a database. */
export function sharedDataFolder() {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
  return join(makeSharedFolder(), `data-${checkout}`)
}
