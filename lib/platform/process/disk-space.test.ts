import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '@/lib/testing/test-folder'
import { findDiskSpace, isAlmostFull } from './health'

test('the disk of a folder has a size, and not more free than that', async () => {
  const { freeBytes = 0, sizeBytes = 0, holdsDatabase } = (await findDiskSpace(tmpdir())) ?? {}
  expect(freeBytes).toBeGreaterThan(0)
  expect(sizeBytes).toBeGreaterThanOrEqual(freeBytes)
  expect(holdsDatabase).toBe(false)
})

test('a folder that was never made lies on no disk: the disk of the program is asked', async () => {
  expect((await findDiskSpace('/no/such/folder'))?.sizeBytes).toBe((await findDiskSpace('.'))?.sizeBytes)
})

test('the database lies there where the embedded PostgreSQL runs from it', async () => {
  const folder = testFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), '1')
  expect((await findDiskSpace(folder))?.holdsDatabase).toBe(true)
})

test('less than a tenth free is almost full', () => {
  expect(isAlmostFull({ freeBytes: 99, sizeBytes: 1000 })).toBe(true)
  expect(isAlmostFull({ freeBytes: 100, sizeBytes: 1000 })).toBe(false)
})
