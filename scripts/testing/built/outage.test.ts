import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { withConnection } from '../../launch/database/connection'
import { joinEmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { call, ownSettings } from './command'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'kaffee ohne zucker' }

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = makeTemporaryFolder()
  settings = { ...(await ownSettings(join(folder, 'data'))), ...ADMIN, SEED: 'demo' }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('pages that get no answer from the database in time say so in the words of the shop, to guests and staff', async () => {
  const shop = call('start.mjs', settings)
  await shop.says('Ctrl-C ends everything')
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
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})

const ask = (path: string, cookie: string) =>
  fetch(`http://localhost:${settings.PORT}${path}`, { headers: { cookie }, redirect: 'manual' })

async function signIn(): Promise<string> {
  const answer = await fetch(`http://localhost:${settings.PORT}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function withEverythingLocked(work: () => Promise<void>): Promise<void> {
  const { adminUrl } = await joinEmbeddedDatabase(settings.DATA_DIR)
  await withConnection(adminUrl, async (client) => {
    await client.query('begin; lock table shop, category, menu_item, orders, users, session in access exclusive mode')
    await work()
    await client.query('rollback')
  })
}
