import { randomBytes, randomUUID } from 'node:crypto'

import { inDatabase, withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import { addSignedIn } from '../bench-data'
import { copyDatabase } from '../bench-shop'
import { addPastOrders } from '../past-orders'
import { median } from '../rounds'
import type { ShopAlone } from '../run-bench'
import type { Row } from '../table'

const ORDERS = 100_000
// A year of them.
const minutesApart = 5
const rounds = 5
const mostMs = 1000

/** What an owner waits for who asks about a year with a hundred thousand orders, and the year before it. */
export async function measureReports(bench: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const { port, token } = await openShopOfYears(bench)
  const rows = []
  for (const [what, path] of Object.entries(questions())) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await answerMs(port, path, token))
    rows.push({
      what: `${what}, ${ORDERS} orders a year`,
      ours: `${median(times).toFixed(0)} ms`,
      beside: `slowest of ${rounds}: ${Math.max(...times).toFixed(0)} ms`,
      ratio: '',
      goal: `<= ${mostMs} ms`,
      isMet: median(times) <= mostMs,
    })
  }
  return rows
}

async function openShopOfYears({ running, shop }: ShopAlone): Promise<{ port: number; token: string }> {
  await copyDatabase(shop.databaseUrl, 'years')
  const url = inDatabase(shop.databaseUrl, 'years')
  const owner = { id: randomUUID(), token: randomBytes(32).toString('base64url'), role: 'admin', door: 'admin' }
  await withConnection(url, async (client) => {
    await addPastOrders(client, 2 * ORDERS, { minutesApart })
    await addSignedIn(client, owner)
  })
  const [port = 0] = await freePorts(1)
  running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, 'years') }, port))
  return { port, token: owner.token }
}

function questions(): Record<string, string> {
  const [from, to] = [dayBefore(364), dayBefore(0)]
  return {
    'report of a year': `reports/period?from=${from}&to=${to}`,
    'its table of rates as a file': `reports/period/export?table=rates&from=${from}&to=${to}`,
    'report of a month': `reports/period?from=${dayBefore(29)}&to=${to}`,
    'report of a day': 'reports/day',
    'views of a year beside their orders': 'statistics/views/export?table=days&span=year',
  }
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function answerMs(port: number, path: string, token: string): Promise<number> {
  const begin = performance.now()
  const response = await fetch(`http://localhost:${port}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - begin
}
