import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Stop } from './stop.mjs'
import { identity } from './unprivileged.mjs'

export const DATABASE_USER = 'shop'

/**
 * Makes the database cluster in `dataDir/postgres` unless it is there. It is made beside and renamed,
 * so that an interrupted first start leaves nothing half made.
 * @param {import('./postgres.mjs').Place} place
 * @returns {string} its folder
 */
export function createCluster(place) {
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

/** @param {import('./postgres.mjs').Place} place @param {string} folder */
function runInitdb(place, folder) {
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
    if (made.status !== 0) throw new Stop(`The database could not be created: ${errorOutput(made)}`)
  } finally {
    rmSync(passwordFile)
  }
}

/** The builtin locale sorts and folds case alike on every system, whatever locales it has.
 * @param {import('./postgres.mjs').Place} place @param {string} folder @param {string} passwordFile */
function initdbArguments(place, folder, passwordFile) {
  const options = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  return place.forTests ? [...options, '--no-sync'] : options
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} run */
function errorOutput(run) {
  const lines = `${run.stderr ?? ''}\n${run.error?.message ?? ''}`.split('\n').filter((line) => line.trim())
  return lines.at(-1) ?? `initdb ended with ${run.status ?? run.signal}`
}
