import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { ownSettings, postmasterOf, startShop } from './command'
import { withHangingPostgres } from './hanging-postgres'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'kaffee ohne zucker' }

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  settings = { ...(await ownSettings(join(folder, 'data'))), ...ADMIN, SEED: 'demo' }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('pages that get no answer from the database in time say so in the words of the shop, to guests and staff', async () => {
  const shop = await startShop(settings)
  const cookie = await signIn()
  const together = [
    ['/de', '/de', '/en/menu', '/admin/dashboard'],
    ['/de/checkout', '/de/checkout', '/admin/orders', '/admin/products'],
  ]
  await withEverythingLocked(async () => {
    for (const paths of together)
      for (const answer of await Promise.all(paths.map((path) => ask(path, cookie)))) {
        expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '3'])
        expect(await answer.text()).toMatch(/<h1>(Der Shop antwortet gerade nicht|The shop is not answering)/)
      }
  })
  for (const path of together.flat()) expect((await ask(path, cookie)).status).toBe(200)
  await shop.endOn('SIGTERM')
})

test('whether PostgreSQL hangs, ends every connection or starts again, nothing is worse than a 503 and the shop comes back', async () => {
  const shop = await startShop(settings)
  const cookie = await signIn()
  const pages = ['/de/checkout', '/admin/orders', '/admin/dashboard', '/de/profile']
  const openPages = async () => {
    const answers = await Promise.all(pages.map((path) => ask(path, cookie)))
    for (const { url, status } of answers) expect([url, status]).toEqual([url, status === 503 ? 503 : 200])
  }
  const comesBack = () =>
    vi.waitUntil(async () => (await ask('/api/health/ready', '')).status === 200, { timeout: 30_000, interval: 100 })
  // Rendered, taken from Next's memory, and from then on answered from the server's own.
  for (let visit = 0; visit < 3; visit += 1) expect((await ask('/de/menu', '')).status).toBe(200)

  await withHangingPostgres(settings, async () => {
    const written = login()
    let menu
    do {
      menu = await ask('/de/menu', '')
      expect(menu.status).toBe(200)
    } while (menu.headers.get('server-timing') !== 'stale')
    expect(await menu.text()).toContain('<h1')
    expect((await written).status).toBe(503)
    expect((await login()).status).toBe(503)
    await openPages()
  })
  await comesBack()
  expect((await login()).status).toBe(200)

  for (let round = 0; round < 10; round += 1) await Promise.all([openPages(), endConnections()])
  await comesBack()

  process.kill(postmasterOf(settings), 'SIGINT')
  for (let round = 0; round < 10; round += 1) await openPages()
  await comesBack()

  const menu = await ask('/de/menu', '')
  expect([menu.status, menu.headers.get('server-timing')]).toEqual([200, null])
  // What Node says of a response that is ended twice.
  expect(shop.output()).not.toMatch(/bug in Node\.js|detachSocket/)
  await shop.endOn('SIGTERM')
})

const ask = (path: string, cookie: string) =>
  fetch(`http://localhost:${settings.PORT}${path}`, { headers: { cookie }, redirect: 'manual' })

async function signIn(): Promise<string> {
  return (await login()).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** A call that writes. */
const login = () =>
  fetch(`http://localhost:${settings.PORT}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  })

async function withEverythingLocked(work: () => Promise<void>): Promise<void> {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  await withConnection(adminUrl, async (client) => {
    await client.query('begin; lock table shop, category, menu_item, orders, users, session in access exclusive mode')
    await work()
    await client.query('rollback')
  })
}

async function endConnections(): Promise<void> {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  await withConnection(adminUrl, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
    ),
  )
}
