import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { testFolder } from '../../../lib/testing/test-folder'
import { lockDataFolder, lockHolder } from './lock'

let folder: string

beforeEach(() => {
  folder = testFolder()
})

test('a folder is free again once it is given back', () => {
  const giveBack = lockDataFolder(folder)
  giveBack()
  expect(() => lockDataFolder(folder)).not.toThrow()
})

test('a second start says who has the folder', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // run.mjs'])
  await once(other, 'spawn')
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: other.pid, program: 'run.mjs' }))
  try {
    expect(lockHolder(folder)).toBe(other.pid)
    expect(() => lockDataFolder(folder)).toThrow(`in use by another start of this shop (process ${other.pid})`)
  } finally {
    other.kill()
  }
})

test('a lock left behind by a crash blocks no start, even if its number was given to another program', () => {
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.ppid, program: 'another-program.mjs' }))
  expect(lockHolder(folder)).toBeUndefined()
  expect(() => lockDataFolder(folder)).not.toThrow()
})

test('half a lock file blocks no start', () => {
  writeFileSync(join(folder, 'lock.json'), '{"pid":')
  expect(() => lockDataFolder(folder)).not.toThrow()
})
