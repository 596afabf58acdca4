import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isRunning, until } from '../process/process-check'
import { openDataFolder } from './embedded-database'
import { findEngine } from './engine'
import { startPostgres } from './postgres'
import { makeTemporaryFolder } from './temporary-folder'

test('a PostgreSQL that is just being started again ends with the shop as well', async () => {
  const folder = makeTemporaryFolder()
  const { folder: dataDir, account, secrets } = openDataFolder(join(folder, 'data'))
  const engine = findEngine(account).folder
  const postgres = await startPostgres({
    engine,
    dataDir,
    password: secrets.databasePassword,
    account,
    forTests: true,
    isBefore17: false,
  })
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const postmaster = () => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : Number.NaN)
  const first = postmaster()
  process.kill(first, 'SIGKILL')
  expect(await until(() => ![first, Number.NaN].includes(postmaster()), 40_000)).toBe(true)
  const second = postmaster()
  await postgres.stop()
  expect(isRunning(second, 'postgres')).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})
