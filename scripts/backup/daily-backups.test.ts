import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { testFolder } from '../../lib/testing/test-folder'
import { withConnection } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { migratedScratch, scratchDatabase } from '../testing/scratch-database'
import { backUpInto, backupName } from './daily-backups'

let folder: string

beforeEach(() => {
  folder = testFolder()
})

test('a new backup lets an old one go, and leaves what is not its own', async () => {
  const shop = await scratchDatabase()
  await migrate(shop)
  const days = Array.from({ length: 9 }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 9 + day, 3))))
  for (const name of [...days, 'menu.json', `${days[0]}.unfinished`]) writeFileSync(join(folder, name), '')
  const { name, expired } = await backUpInto(shop, folder, new Date('2026-11-18T03:00:00Z'))
  expect(name).toBe('shop-2026-11-18T03-00-00Z.backup')
  // Of the first week only its Sunday stays, the 15th; the seven days begin with the 12th.
  expect(expired.toSorted()).toEqual(days.slice(0, 3))
  expect(readdirSync(folder).toSorted()).toEqual(['menu.json', ...days.slice(3), name])
})

test('the shop can read when the last one was made, and how large it is', async () => {
  const shop = await migratedScratch()
  await backUpInto(shop, folder, new Date('2026-11-18T03:00:00Z'))
  const { name } = await backUpInto(shop, folder, new Date('2026-11-19T03:00:00Z'))
  const noted = await withConnection(shop, (client) => client.query('select kind, bytes::int from backup_run'))
  expect(noted.rows).toEqual([{ kind: 'backup', bytes: statSync(join(folder, name)).size }])
})

test('a backup that fails takes no older one with it', async () => {
  const nothing = await scratchDatabase()
  const days = Array.from({ length: 20 }, (_, day) => backupName(new Date(Date.UTC(2026, 9, 1 + day, 3))))
  for (const name of days) writeFileSync(join(folder, name), '')
  await expect(backUpInto(nothing, folder)).rejects.toThrow('_prisma_migrations')
  expect(readdirSync(folder).toSorted()).toEqual(days)
})
