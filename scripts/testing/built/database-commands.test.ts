import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { call, ownSettings, startShop } from './command'

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  settings = await ownSettings(join(folder, 'data'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the db: commands work beside a running shop and without one', async () => {
  expect(await run('db-migrate')).toContain('✓ 0_baseline')
  const shop = await startShop(settings)
  expect(await run('db-migrate')).toContain('Nothing to migrate')
  expect(await run('admin-reset')).toMatch(/admin@example\.com\n +Password {2}\S+/)
  const file = join(folder, 'shop.backup')
  expect(await run('db-backup', file)).toMatch(/users {2}1\n/)
  expect(await run('db-restore', '--check', file)).toContain('holds what it says')
  const cut = join(folder, 'cut.backup')
  writeFileSync(cut, readFileSync(file).subarray(0, 1000))
  await expect(run('db-restore', '--check', cut)).rejects.toThrow('✗')
  expect(await run('db-backups', join(folder, 'backups'), '--once')).toContain('0 older removed')
  await shop.endOn('SIGTERM')
  await expect(run('db-restore', file)).rejects.toThrow('holds a shop already')
  expect(await run('db-restore', file, '--force')).toContain('✓ Restoring')
})

async function run(script: string, ...args: string[]) {
  const command = call(script, settings, args)
  const code = await command.ended
  if (code !== 0) throw new Error(command.output())
  return command.output()
}
