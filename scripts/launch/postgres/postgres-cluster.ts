import { createHmac } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { tryProgram } from '../../bootstrap/program.mjs'
import { Stop } from '../../bootstrap/stop.mjs'
import { identity, type Account } from './unprivileged'

export type Place = {
  engine: string
  /** PostgreSQL before 17 has no builtin locale. */
  isBefore17?: boolean
  dataDir: string
  password: string
  account?: Account
  forTests?: boolean
}

export const DATABASE_USER = 'shop'
/** The serving shop's role: no owner, no superuser. */
export const APP_USER = 'shop_app'

/** Derived one-way from the owner's, so that older data folders need no second secret. */
export function appPassword(password: string) {
  return createHmac('sha256', password).update(APP_USER).digest('hex')
}

/** Created beside and renamed, so that an interrupted first start leaves nothing half made. Resolves to the folder. */
export async function createCluster(place: Place): Promise<string> {
  const cluster = join(place.dataDir, 'postgres')
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  try {
    await runInitdb(place, unfinished)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, cluster)
  return cluster
}

async function runInitdb(place: Place, folder: string) {
  const passwordFile = join(place.dataDir, 'initdb-password')
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid)
  try {
    const { code, output } = await tryProgram(
      join(place.engine, 'bin', 'initdb'),
      initdbArguments(place, folder, passwordFile),
      { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }, ...identity(place.account) },
    )
    if (code !== 0)
      throw new Stop(`The database could not be created: ${reasonIn(output) ?? `initdb ended with ${code}`}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** The builtin locale sorts and folds case alike on every system. */
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

function reasonIn(output: string) {
  const lines = output.split('\n').filter((line) => line.trim())
  return lines.find((line) => /error|fatal|could not|no space/i.test(line)) ?? lines.at(-1)
}
