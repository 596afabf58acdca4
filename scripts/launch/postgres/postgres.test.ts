import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { isRunning, until } from '../process/process-check'
import { openDataFolder } from './embedded-database'
import { findEngine } from './engine'
import { startPostgres } from './postgres'
import { makeTemporaryFolder } from './temporary-folder'

let folder: string
let cluster: string
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  const { folder: dataDir, account, secrets } = openDataFolder(join(folder, 'data'))
  const engine = findEngine(account).folder
  const place = { engine, dataDir, password: secrets.databasePassword, account, forTests: true, isBefore17: false }
  postgres = await startPostgres(place)
  cluster = join(dataDir, 'postgres')
})

afterEach(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('one that is just being started again ends with the shop as well', async () => {
  const first = postmaster()
  process.kill(first, 'SIGKILL')
  expect(await until(() => ![first, Number.NaN].includes(postmaster()), 40_000)).toBe(true)
  const second = postmaster()
  await postgres.stop()
  expect(isRunning(second, cluster)).toBe(false)
})

test('it plans for a disk that jumps as quickly as it reads on', () => {
  expect(readFileSync(join(cluster, 'postmaster.opts'), 'utf8')).toContain('"random_page_cost=1.1"')
})

test('one that does not start again while the shop is being stopped is no fault', async () => {
  rmSync(join(cluster, 'PG_VERSION'))
  const first = postmaster()
  process.kill(first, 'SIGKILL')
  await until(() => !isRunning(first, cluster), 10_000)
  await postgres.stop()
  await expect(Promise.race([postgres.broken, setImmediate('stopped')])).resolves.toBe('stopped')
})

function postmaster(): number {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : Number.NaN
}
