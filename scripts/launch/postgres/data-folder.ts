import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

import { inCheckout, ROOT } from '../../bootstrap/paths.mjs'
import { messageOf, Stop } from '../../bootstrap/stop.mjs'
import { canReach, type Account } from './unprivileged'

type Secrets = { databasePassword: string; sessionSecret: string }

const SECRETS = 'secrets.json'
// For root only: an unprivileged account cannot reach root's home.
const SYSTEM_FOLDER = existsSync('/var/lib') ? '/var/lib/limmatgrill' : '/usr/local/var/limmatgrill'

type Wanted = { requested: string | undefined; account: Account | undefined }

export function chooseDataFolder({ requested, account }: Wanted): { folder: string; moved: boolean } {
  const folder = requested && isAbsolute(requested) ? requested : inCheckout(requested ?? '.data')
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Stop(`DATA_DIR ${folder} is no folder`)
  if (isReachable(folder, account)) return { folder, moved: false }
  if (requested === undefined && account) return { folder: sharedDataFolder(), moved: true }
  const who = account ? `by the account "${account.name}", under which PostgreSQL runs for root` : 'by this user'
  throw new Stop(`DATA_DIR ${folder} cannot be reached ${who}: choose another folder`)
}

/** Per checkout, so that two checkouts never share a database. */
function sharedDataFolder() {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
  return join(makeSharedFolder(), `data-${checkout}`)
}

export function makeSharedFolder() {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  return SYSTEM_FOLDER
}

/** PostgreSQL's account may pass through the folder, not list it. Returns its secrets. */
export function makeDataFolder(folder: string, account: Account | undefined): Secrets {
  try {
    makeFolder(folder)
    if (isOurs(folder)) chmodSync(folder, account ? 0o711 : 0o700)
    return ensureSecrets(folder)
  } catch (error) {
    throw new Stop(`DATA_DIR ${folder} cannot be written: ${messageOf(error)}`)
  }
}

/**
 * Another start may make it at the same moment. Step by step: below /proc, where no folder can be made, `recursive` would
 * loop for ever.
 */
function makeFolder(folder: string) {
  if (isMadeOrThere(folder)) return
  makeFolder(dirname(folder))
  if (!isMadeOrThere(folder)) throw new Error(`no folder can be made in ${dirname(folder)}`)
}

/** False: what it would lie in is not there. */
function isMadeOrThere(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    const { code } = Object(error)
    if (code === 'ENOENT') return false
    if (code === 'EEXIST') return true
    throw error
  }
}

/** Generated once, also where two commands begin at once; readers of the file own the shop. */
export function ensureSecrets(folder: string): Secrets {
  const file = join(folder, SECRETS)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    sessionSecret: randomBytes(32).toString('hex'),
  }
  return writeOnce(file, `${JSON.stringify(secrets)}\n`) ? secrets : ensureSecrets(folder)
}

/** Never half a file, and never over another. Returns whether it was the first. */
export function writeOnce(file: string, text: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, text, { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Sets the mode of our own folder; of another user's it can only check the mode. */
function isReachable(folder: string, account: Account | undefined) {
  const decisive = isOurs(folder) ? dirname(folder) : folder
  return canReach(account, 'x', nearestExisting(decisive))
}

function isOurs(folder: string) {
  if (!existsSync(folder)) return true
  if (!canReach(undefined, 'r', folder)) return false
  const names = readdirSync(folder)
  return names.length === 0 || names.includes(SECRETS)
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
