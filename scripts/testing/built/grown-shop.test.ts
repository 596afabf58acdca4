import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { Running } from '../../bootstrap/running.mjs'
import { isLong } from '../../../lib/testing/long'
import { withConnection } from '../../launch/database/connection'
import { makeTemporaryFolder } from '../../launch/postgres/temporary-folder'
import { memoryOf } from '../walk/measure'
import { openGrownShop } from '../walk/open-grown-shop'
import { tableOf } from '../walk/table'
import { walk, type Walk } from '../walk/walk'

// Everything that can be asked of a shop with a million orders. GROWN_DATA names a folder that stays, for another run.

const size = { orders: Number(process.env.GROWN_ORDERS ?? 1_000_000), dishes: 2_000 }
const mostMemoryMB = 400
const dueRegistrations = 40

describe.runIf(isLong)('with a million orders', () => {
  const running = new Running()
  const stays = process.env.GROWN_DATA
  const folder = stays ?? makeTemporaryFolder()
  let shop: Awaited<ReturnType<typeof openGrownShop>>
  let walked: Walk

  beforeAll(async () => {
    shop = await openGrownShop(running, folder, size)
    walked = await withConnection(shop.adminUrl, async (client) => {
      await client.query(unconfirmed, [dueRegistrations])
      await client.query(newcomer)
      return walk({ ...shop, client, password: 'kaffee ohne zucker' })
    })
    const filled = `filled in ${Math.round(shop.grownMs / 1000)} s`
    report([filled, ...tableOf(walked.calls), '', ...walked.faults, '', ...walked.planFaults])
  }, 3_600_000)

  afterAll(async () => {
    await running.end()
    if (!stays) rmSync(folder, { recursive: true, force: true })
  })

  test('everything is answered, within a second and in a document of a megabyte', () => {
    expect(walked.faults).toEqual([])
  })

  test('no statement reads the whole of what grows', () => {
    expect(walked.planFaults).toEqual([])
  })

  test('the jobs do what is due, and warn of nothing', async () => {
    const isSwept = await vi
      .waitUntil(() => withConnection(shop.adminUrl, areGone), { timeout: 150_000, interval: 5_000 })
      .catch(() => false)
    const said = readFileSync(shop.output, 'utf8')
      .split('\n')
      // Of Prisma, which loads the relations of a transaction at once.
      .filter((line) => /"level":"(warn|error)"/.test(line) && !line.includes('DeprecationWarning'))
    expect({ isSwept, said }).toEqual({ isSwept: true, said: [] })
  })

  test('the process has stayed small', () => {
    expect(memoryOf(shop.pid).peak).toBeLessThan(mostMemoryMB)
  })
})

const unconfirmed = `
  insert into users (id, email, firstname, lastname, created_at)
  select gen_random_uuid(), 'due' || gen_random_uuid() || '@example.com', 'Ana', 'Muster', now() - interval '9 days' from generate_series(1, $1::integer) n`

// Another run has deleted the one of before.
const newcomer = `
  insert into users (id, email, firstname, lastname, password_hash, verified_at)
  select gen_random_uuid(), 'new' || gen_random_uuid() || '@example.com', 'Ana', 'Muster', password_hash, now()
  from users where role = 'admin' limit 1`

async function areGone(client: Client): Promise<boolean> {
  return (await client.query(`select from users where email like 'due%@example.com'`)).rows.length === 0
}

function report(lines: string[]): void {
  const file = inCheckout('test-results', 'grown-shop.txt')
  mkdirSync(inCheckout('test-results'), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  // oxlint-disable-next-line no-console -- `npm run test:long` says it at its end
  for (const line of lines.slice(0, 6)) console.info(`Grown shop: ${line}`)
}
