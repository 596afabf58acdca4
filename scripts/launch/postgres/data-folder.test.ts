import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { testFolder } from '../../../lib/testing/test-folder'
import { chooseDataFolder, ensureSecrets, makeDataFolder } from './data-folder'
import { unprivilegedAccount } from './unprivileged'

const account = unprivilegedAccount()

let place: string

beforeEach(() => {
  place = testFolder()
  chmodSync(place, 0o755)
})

test('secrets are made once and for the owner only', () => {
  const secrets = ensureSecrets(place)
  expect(ensureSecrets(place)).toEqual(secrets)
  expect(secrets.sessionSecret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(join(place, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be made is one line', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => makeDataFolder(join(place, 'file', 'data'), account)).toThrow(/^DATA_DIR .+ cannot be written: [^\n]+$/)
})

test.each(['/dev/null', 'a file'])('%s is no folder, in one line that names the setting', (what) => {
  const requested = what.startsWith('/') ? what : join(place, what)
  if (!what.startsWith('/')) writeFileSync(requested, '')
  expect(() => chooseDataFolder({ requested, account })).toThrow(/^DATA_DIR .+ is no folder$/)
})

describe.runIf(account)('for root, whose PostgreSQL runs as another user', () => {
  test('a folder that was asked for in a private home is refused in one line', () => {
    const home = join(place, 'home')
    mkdirSync(home, { mode: 0o700 })
    expect(() => chooseDataFolder({ requested: join(home, 'data'), account })).toThrow(
      /^DATA_DIR .+ cannot be reached by the account "\w+"[^\n]+$/,
    )
  })

  test('an empty folder is ours to open, and only to pass through', () => {
    const requested = join(place, 'fresh')
    mkdirSync(requested, { mode: 0o700 })
    expect(chooseDataFolder({ requested, account })).toEqual({ folder: requested, moved: false })
    makeDataFolder(requested, account)
    expect(statSync(requested).mode & 0o777).toBe(0o711)
  })

  test("a stranger's private folder keeps its mode", () => {
    const requested = join(place, 'full')
    mkdirSync(requested, { mode: 0o700 })
    writeFileSync(join(requested, 'notes.txt'), '')
    expect(() => chooseDataFolder({ requested, account })).toThrow('cannot be reached')
    expect(statSync(requested).mode & 0o777).toBe(0o700)
  })
})
