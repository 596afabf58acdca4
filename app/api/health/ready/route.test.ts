import { afterEach, beforeEach, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { listMigrations, versionBefore } from '@/lib/platform/database/migrations'
import { findReadiness } from '@/lib/platform/process/health'
import { GET } from './route'

beforeEach(() => {
  hub().ping = () => Promise.resolve(true)
})

afterEach(async () => {
  await asOwner(`delete from _prisma_migrations where migration_name > '2099'`)
  Object.assign(hub(), { ping: null, isClosing: false, isDatabaseDown: false, migrations: [] })
})

async function answer() {
  const response = await GET()
  const { status } = (await response.json()) as { status: string }
  return [response.status, status, response.headers.get('retry-after')]
}

test('ready means that the database answers', async () => {
  expect(await answer()).toEqual([200, 'ready', null])
})

test('no listener yet, or the database does not answer: 503 with the time to ask again', async () => {
  const waiting = [503, 'waiting for the database', '3']
  hub().ping = null
  expect(await answer()).toEqual(waiting)
  hub().ping = () => Promise.resolve(false)
  expect(await answer()).toEqual(waiting)
})

test('as long as calls are refused because the database was away, it is waited for', async () => {
  hub().isDatabaseDown = true
  expect(await answer()).toEqual([503, 'waiting for the database', '3'])
})

test('a database that hangs is not waited for', async () => {
  hub().ping = () => new Promise<boolean>(() => undefined)
  expect(await answer()).toEqual([503, 'waiting for the database', '3'])
})

test('a database that lacks a migration of this build is waited for; it may have newer ones', async () => {
  hub().migrations = [...listMigrations('prisma/migrations'), '20990101000000_of_the_next_build']
  expect(hub().migrations).toContain('0_baseline')
  expect(await answer()).toEqual([503, 'waiting for migrations', '3'])
  await asOwner(`insert into _prisma_migrations (id, checksum, migration_name, logs, finished_at) values
    ('next', 'x', '20990101000000_of_the_next_build', null, now()),
    ('after', 'x', '20990102000000_of_a_later', '${versionBefore.goesOn}', now())`)
  expect(await answer()).toEqual([200, 'ready', null])
})

test.each([
  ['what this build cannot go on with', `'${versionBefore.stops}'`],
  ['what says nothing of it', 'null'],
])('a database that is ahead by %s is not served, and that may happen any time', async (_what, note) => {
  hub().migrations = listMigrations('prisma/migrations')
  expect(await answer()).toEqual([200, 'ready', null])
  await asOwner(`insert into _prisma_migrations (id, checksum, migration_name, logs, finished_at)
    values ('last', 'x', '20990103000000_another', ${note}, now())`)
  expect(await findReadiness(performance.now() + 10_001)).toBe('older than its database')
  expect(await answer()).toEqual([503, 'older than its database', '3'])
  await asOwner(`delete from _prisma_migrations where id = 'last'`)
  expect(await answer()).toEqual([200, 'ready', null])
})

test('one of before the baseline has migrations that no file names any more', async () => {
  hub().migrations = listMigrations('prisma/migrations')
  await asOwner(`insert into _prisma_migrations (id, checksum, migration_name, finished_at)
    values ('old', 'x', '20261120120000_shop', now())`)
  expect(await answer()).toEqual([200, 'ready', null])
})

test('one that was begun and not finished is lacking', async () => {
  await asOwner(`insert into _prisma_migrations (id, checksum, migration_name) values ('begun', 'x', 'begun')`)
  hub().migrations = ['begun']
  expect(await answer()).toEqual([503, 'waiting for migrations', '3'])
})

test('a process that was asked to end is not ready, though the database answers', async () => {
  hub().isClosing = true
  expect(await answer()).toEqual([503, 'closing', '3'])
})
