import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'

import { testFolder } from '../../../lib/testing/test-folder'
import { migratedScratch, scratchDatabase } from '../../testing/scratch-database'
import { restore } from '../../backup/restore'
import { backUp } from '../../backup/backup'
import { appRoleWarning, prepareAppRole, prepareDatabase } from './app-role'
import { inDatabase, withConnection } from './connection'
import { createFirstAdmin } from './first-admin'

const ofTests = process.env.DATABASE_URL ?? ''
const noRight = { code: '42501' }

let adminUrl: string

describe('the role that serves guests', () => {
  test.each([
    `copy category from program 'true'`,
    `copy category to '/tmp/roles'`,
    `select pg_read_file('PG_VERSION')`,
    `select * from pg_authid`,
    `create table mine (id int)`,
    `create function mine() returns int language sql as 'select 1'`,
    `create schema mine`,
    `drop table session`,
    `truncate session`,
    `alter table orders disable trigger all`,
    `drop function announce_shop_changed cascade`,
    `set session_replication_role = replica`,
    `create role mine`,
    `alter role current_user superuser`,
    `create database mine`,
    `insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'x', 'x')`,
    `update _prisma_migrations set checksum = 'x'`,
    `delete from _prisma_migrations`,
  ])('may not: %s', async (statement) => {
    await expect(query(ofTests, statement)).rejects.toMatchObject(noRight)
  })

  test('comes into no other database of the embedded server', async () => {
    for (const other of ['postgres', 'template1']) {
      await expect(query(inDatabase(ofTests, other), 'select 1')).rejects.toMatchObject({ cause: noRight })
    }
  })
})

describe('the role that serves guests', () => {
  beforeEach(openDatabase)

  test('is made once, by whichever instance comes first, and writes what later migrations make', async () => {
    adminUrl = await scratchDatabase()
    const appUrl = urlOfNewRole()
    await Promise.all([1, 2].map(() => prepareDatabase({ adminUrl, appUrl })))
    await query(adminUrl, 'create table later (id int generated always as identity, at timestamptz default now())')
    expect(await query(appUrl, 'insert into later default values returning id')).toEqual([{ id: 1 }])
    await expect(query(appUrl, 'create table mine (id int)')).rejects.toMatchObject(noRight)
  })

  test('starts the shop by itself once the owner has migrated', async () => {
    const appUrl = urlOfNewRole()
    await prepareDatabase({ adminUrl, appUrl })
    expect(await prepareDatabase({ adminUrl: appUrl, appUrl })).toEqual([])
    expect(await appRoleWarning({ adminUrl: appUrl, appUrl })).toBeUndefined()
    await createFirstAdmin(appUrl, { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'Lindenhof-am-Morgen' })
  })

  test('that the operator has made keeps its password', async () => {
    const appUrl = urlOfNewRole()
    const username = await makeRole(appUrl)
    const wrong = new URL(appUrl)
    wrong.password = 'another'
    await prepareDatabase({ adminUrl, appUrl: wrong.href })
    await expect(appRoleWarning({ adminUrl, appUrl: wrong.href })).rejects.toThrow(`no connection for "${username}"`)
    expect(await query(appUrl, 'select count(*)::int as found from orders')).toEqual([{ found: 0 }])
  })

  test('has its rights after a restore, too', async () => {
    const appUrl = urlOfNewRole()
    await prepareDatabase({ adminUrl, appUrl })
    const file = `${testFolder()}/shop.backup`
    await backUp(adminUrl, file)
    await restore(adminUrl, file, { force: true })
    expect(await query(appUrl, 'select count(*)::int as found from orders')).toEqual([{ found: 0 }])
    await prepareAppRole({ adminUrl, appUrl })
    await expect(query(appUrl, 'delete from _prisma_migrations')).rejects.toMatchObject(noRight)
  })
})

describe('an operator who', () => {
  beforeEach(openDatabase)

  test('names two databases is told in one line', async () => {
    const appUrl = inDatabase(urlOfNewRole(), 'another')
    await expect(prepareAppRole({ adminUrl, appUrl })).rejects.toThrow(/^DATABASE_URL and .+ different databases$/)
  })

  test('names an owner that may make no roles is told in one line', async () => {
    const ownerUrl = urlOfNewRole()
    const { username, password } = new URL(ownerUrl)
    await query(
      adminUrl,
      `create role ${username} login password '${password}'; grant create on schema public to ${username}`,
    )
    await expect(prepareAppRole({ adminUrl: ownerUrl, appUrl: urlOfNewRole() })).rejects.toThrow(
      /^The role "role_\w+" of DATABASE_URL could not be prepared: permission denied to create role$/,
    )
  })

  test('lets the shop serve as a superuser, or as the owner of its tables beside another, hears of it', async () => {
    expect(await appRoleWarning({ adminUrl, appUrl: adminUrl })).toContain('a superuser')
    const appUrl = urlOfNewRole()
    await prepareDatabase({ adminUrl, appUrl })
    expect(await appRoleWarning({ adminUrl, appUrl })).toBeUndefined()
    await query(adminUrl, `alter table orders owner to ${new URL(appUrl).username}`)
    expect(await appRoleWarning({ adminUrl, appUrl })).toContain('owns its tables')
    expect(await appRoleWarning({ adminUrl: appUrl, appUrl })).toBeUndefined()
  })
})

async function openDatabase() {
  adminUrl = await migratedScratch()
}

/** In the database of the test. */
function urlOfNewRole() {
  const url = new URL(adminUrl)
  url.username = `role_${randomBytes(6).toString('hex')}`
  url.password = 'only-for-tests'
  return url.href
}

async function makeRole(appUrl: string) {
  const { username, password } = new URL(appUrl)
  await query(adminUrl, `create role ${username} login password '${password}'`)
  return username
}

function query(url: string, statement: string): Promise<pg.QueryResultRow[]> {
  return withConnection(url, async (client) => (await client.query(statement)).rows)
}
