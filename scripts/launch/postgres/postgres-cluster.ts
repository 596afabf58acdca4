import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Stop } from '../../bootstrap/stop.mjs'
import type { Place } from './postgres'
import { identity } from './unprivileged'

export const DATABASE_USER = 'shop'
/** Whom the serving shop is to the database: no owner, no superuser. */
export const APP_USER = 'shop_app'

/** Follows from the owner's, which cannot be told from it: a data folder of before needs no second secret. */
export function appPassword(password: string) {
  return createHmac('sha256', password).update(APP_USER).digest('hex')
}

/**
 * Makes the database cluster in `dataDir/postgres` unless it is there. It is made beside and renamed,
 * so that an interrupted first start leaves nothing half made.
 * @returns its folder
 */
export function createCluster(place: Place): string {
  const cluster = join(place.dataDir, 'postgres')
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  runInitdb(place, unfinished)
  renameSync(unfinished, cluster)
  return cluster
}

function runInitdb(place: Place, folder: string) {
  const passwordFile = join(place.dataDir, 'initdb-password')
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
  try {
    const made = spawnSync(join(place.engine, 'bin', 'initdb'), initdbArguments(place, folder, passwordFile), {
      cwd: folder,
      encoding: 'utf8',
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
      ...identity(place.account),
    })
    if (made.status !== 0) throw new Stop(`The database could not be created: ${lastLineOf(made)}`)
  } finally {
    rmSync(passwordFile)
  }
}

/** The builtin locale sorts and folds case alike on every system, whatever locales it has. */
function initdbArguments(place: Place, folder: string, passwordFile: string) {
  const options = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...(place.isBefore17
      ? ['--locale=C.UTF-8']
      : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
  ]
  return place.forTests ? [...options, '--no-sync'] : options
}

function lastLineOf(run: SpawnSyncReturns<string>) {
  const lines = `${run.stderr ?? ''}\n${run.error?.message ?? ''}`.split('\n').filter((line) => line.trim())
  return lines.at(-1) ?? `initdb ended with ${run.status ?? run.signal}`
}
