import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

import { inCheckout } from '../scripts/bootstrap/paths.mjs'
import type { Running } from '../scripts/bootstrap/running.mjs'
import { copyDatabase, withConnection } from '../scripts/launch/database/connection'
import { setUpShop } from '../scripts/launch/shop'
import { forgetSettings } from '../scripts/testing/clean-environment'
import { addDishes } from '../scripts/testing/grown-shop/dishes'
import { ownPorts } from '../scripts/testing/own-ports'
import { addSignedInCustomers } from '../scripts/testing/signed-in-customers'
import { serve } from '../scripts/testing/serve'
import type { Load, Request } from './load'

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

export interface ShopAlone {
  running: Running
  shop: BenchShop
  contest: Load
  orders: number
}

export const CLIENTS = 8
export const MENU_ITEMS = 60
const ADMIN = { email: 'admin@example.com', password: randomBytes(16).toString('base64url') }

/** The built shop with 60 menu items and some customers, as `npm start` sets it up: durable, logging, sending mail. */
export async function openBenchShop(running: Running, folder: string) {
  const { NEXT_DIST_DIR } = process.env
  forgetSettings()
  const dataFolder = join(folder, 'data')
  const ports = await ownPorts()
  const port = Number(ports.PORT)
  Object.assign(process.env, ports, {
    ...(NEXT_DIST_DIR && { NEXT_DIST_DIR }),
    DATA_DIR: dataFolder,
    SMTP_URL: await startMailSink(running),
    RATE_LIMIT_FACTOR: '100000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const { env, adminUrl: databaseUrl } = await setUpShop(running, { forTests: false })
  const appUrl = env.DATABASE_URL ?? ''
  const data = await withConnection(databaseUrl, async (client) => {
    await client.query(openAroundTheClock)
    return { menuItems: await fillMenu(client, MENU_ITEMS), customers: await addSignedInCustomers(client, CLIENTS) }
  })
  await copyDatabase(databaseUrl, 'floor')
  const start = (more: NodeJS.ProcessEnv = {}, at = port) =>
    serve({
      program: [inCheckout('dist', 'server.mjs')],
      env: { ...env, ...more },
      port: at,
      readyPath: '/api/health/ready',
      output: join(folder, 'shop.log'),
    })
  const served = running.add(await start())
  return { ...data, ...served, admin: ADMIN, start, databaseUrl, appUrl, postmaster: postmasterOf(dataFolder) }
}

export function shopPages({ menuItems }: Pick<BenchShop, 'menuItems'>) {
  return { home: '/de', menu: '/de/menu', category: `/de/product/${encodeURIComponent(menuItems[0]?.category ?? '')}` }
}

export async function sizeOf(port: number, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

/** An order of two menu items per customer, each time under a payment_id of its own. */
export function shopOrders(shop: Pick<BenchShop, 'menuItems' | 'customers'>): Request[] {
  return shop.customers.map(({ token }) =>
    post('/api/v1/userorder/create-order', orderOf(shop), { Authorization: `Bearer ${token}` }),
  )
}

export function floorOrders(shop: BenchShop): Request[] {
  return shop.customers.map(({ id }) => post('/api/order', { customer_id: id, ...orderOf(shop) }))
}

function post(path: string, body: object, headers = {}): Request {
  return {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

function orderOf({ menuItems }: Pick<BenchShop, 'menuItems'>) {
  const items = menuItems.slice(0, 2).map(({ id, name, priceRappen }) => ({
    menu_item_id: id,
    name,
    quantity: 3,
    price: priceRappen / 100,
    subtotal: (priceRappen * 3) / 100,
  }))
  const total = menuItems.slice(0, 2).reduce((sum, { priceRappen }) => sum + priceRappen * 3, 0)
  const paid = { payment_id: 'pay_[<id>]', payment_method: 'Cash on Delivery', payment_status_id: 16 }
  return { ...paid, total_amount: total / 100, currency: 'CHF', items }
}

/** An order's cost includes its confirmation, which must not overlap the next measurement. */
export async function mailsAreSent(databaseUrl: string) {
  const deadline = Date.now() + 60_000
  await withConnection(databaseUrl, async (client) => {
    const waiting = 'select exists (select from outbox_mail where sent_at is null and given_up_at is null) as some'
    while ((await client.query(waiting)).rows[0].some) {
      if (Date.now() > deadline) throw new Error('The confirmations of the orders do not leave')
      await sleep(100)
    }
  })
}

async function fillMenu(client: Client, count: number) {
  await addDishes(client, count)
  const { rows } = await client.query<{ id: string; name: string; category: string; priceRappen: number }>(
    `select m.id, m.name, c.name as category, m.price_rappen as "priceRappen" from menu_item m
     join category c on c.id = m.category_id where m.available and m.sold_out_until is null order by m.id`,
  )
  return rows
}

// So that the hour of the measurement does not matter.
const openAroundTheClock = `
  delete from opening_hours where kind = 'kitchen';
  insert into opening_hours (kind, weekday, opens_minute, closes_minute)
  select 'kitchen', weekday, 0, 1440 from generate_series(1, 7) weekday`

async function startMailSink(running: Running) {
  const child = fork(inCheckout('dist', 'bench-mail-sink.mjs'))
  running.add({ stop: async () => void child.kill() })
  const [{ address }] = await once(child, 'message')
  return `smtp://127.0.0.1:${address.port}`
}

function postmasterOf(dataFolder: string) {
  return Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}
