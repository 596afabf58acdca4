import { randomBytes, randomUUID } from 'node:crypto'

import { inDatabase, withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import { addSignedIn, fillMenu } from '../bench-data'
import { CLIENTS, copyDatabase } from '../bench-shop'
import { contest, type Contender } from '../contest'
import { request } from '../load/load-generator'
import { shopOrders } from '../order-requests'
import { addPastOrders, someOrderIds } from '../past-orders'
import { median, ratioOf } from '../rounds'
import type { ShopAlone } from '../run-bench'
import { mailsAreSent } from '../sent-mails'
import type { Row } from '../table'

const HOW = { rounds: 5, seconds: 3, connections: CLIENTS }
const SIZES = { young: { menuItems: 60, orders: 1_000 }, grown: { menuItems: 2_000, orders: 1_000_000 } }
const mostTimes = 1.3

/** Two shops on one PostgreSQL, one of them with years of orders and a long menu. */
export async function measureGrowth(bench: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const young = await openShopOfSize(bench, 'young')
  const grown = await openShopOfSize(bench, 'grown')
  const rows = []
  for (const what of ['tracking', 'board', 'orders'] as const) {
    const outcomes = await contest(bench.load, { young: young[what], grown: grown[what] }, HOW)
    const [before, after] = [outcomes.young.map(({ p99 }) => p99), outcomes.grown.map(({ p99 }) => p99)]
    const ratio = ratioOf(after, before)
    rows.push({
      what: `p99 of ${what}, ${SIZES.grown.menuItems} dishes and ${SIZES.grown.orders} orders`,
      ours: `${median(after).toFixed(1)} ms`,
      beside: `${SIZES.young.menuItems} dishes, ${SIZES.young.orders} orders: ${median(before).toFixed(1)} ms`,
      ratio: ratio.text,
      goal: `<= ${mostTimes}`,
      isMet: ratio.value <= mostTimes,
    })
  }
  return rows
}

async function openShopOfSize(
  { running, shop }: ShopAlone,
  name: 'young' | 'grown',
): Promise<Record<'tracking' | 'board' | 'orders', Contender>> {
  await copyDatabase(shop.databaseUrl, name)
  const url = inDatabase(shop.databaseUrl, name)
  const staff = { id: randomUUID(), token: randomBytes(32).toString('base64url'), role: 'staff', door: 'admin' }
  const ids = await withConnection(url, async (client) => {
    await fillMenu(client, SIZES[name].menuItems)
    await addPastOrders(client, SIZES[name].orders)
    await addSignedIn(client, staff)
    return someOrderIds(client)
  })
  const [port = 0] = await freePorts(1)
  running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, name) }, port))
  return {
    tracking: { port, requests: ids.map((id) => request(`/api/v1/userorder/order/${id}`)) },
    board: { port, requests: [request('/api/v1/orders/board', { token: staff.token })] },
    orders: { port, requests: shopOrders(shop), settle: () => mailsAreSent(url) },
  }
}
