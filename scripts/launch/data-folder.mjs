import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

import { inCheckout } from './paths.mjs'
import { sharedDataFolder } from './shared-folder.mjs'
import { messageOf, Stop } from './stop.mjs'
import { canReach } from './unprivileged.mjs'

/** @typedef {import('./unprivileged.mjs').Account} Account */
/** @typedef {{ databasePassword: string, sessionSecret: string }} Secrets */

const SECRETS = 'secrets.json'

/**
 * Where the embedded database lives.
 * @param {{ requested: string | undefined, account: Account | undefined }} choice
 * @returns {{ folder: string, moved: boolean }}
 */
export function chooseDataFolder({ requested, account }) {
  const folder = requested && isAbsolute(requested) ? requested : inCheckout(requested ?? '.data')
  if (isReachable(folder, account)) return { folder, moved: false }
  if (requested === undefined && account) return { folder: sharedDataFolder(), moved: true }
  const who = account ? `by the account "${account.name}", under which PostgreSQL runs for root` : 'by this user'
  throw new Stop(`DATA_DIR ${folder} cannot be reached ${who}: choose another folder`)
}

/** The account of PostgreSQL may pass through the folder, not look around in it.
 * @param {string} folder @param {Account | undefined} account */
export function makeDataFolder(folder, account) {
  try {
    mkdirSync(folder, { recursive: true })
    if (isOurs(folder)) chmodSync(folder, account ? 0o711 : 0o700)
  } catch (error) {
    throw new Stop(`DATA_DIR ${folder} cannot be written: ${messageOf(error)}`)
  }
}

/** Generated once; whoever can read them owns the shop.
 * @param {string} folder @returns {Secrets} */
export function keepSecrets(folder) {
  const file = join(folder, SECRETS)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    sessionSecret: randomBytes(32).toString('hex'),
  }
  writeFileSync(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600, flag: 'wx' })
  return secrets
}

/** A folder that is ours gets its mode from us; of a stranger's folder only the present mode counts.
 * @param {string} folder @param {Account | undefined} account */
function isReachable(folder, account) {
  const decisive = isOurs(folder) ? dirname(folder) : folder
  return canReach(account, 'x', nearestExisting(decisive))
}

/** @param {string} folder */
function isOurs(folder) {
  if (!existsSync(folder)) return true
  if (!canReach(undefined, 'r', folder)) return false
  const names = readdirSync(folder)
  return names.length === 0 || names.includes(SECRETS)
}

/** @param {string} folder @returns {string} */
function nearestExisting(folder) {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
