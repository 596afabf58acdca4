import { copyDatabase, inDatabase, withConnection } from '../../scripts/launch/database/connection'
import { freePorts } from '../../scripts/launch/ports'
import { growShop } from '../../scripts/testing/grown-shop/grow-shop'
import type { Contender } from '../load'
import { type ShopAlone, shopOrders } from '../shop'
import { comparedRow, type Row } from '../table'

const HOW = { rounds: 5, seconds: 2, connections: 4 }
/** Of both, so that age alone is compared. */
const dishes = 2_000
const youngOrders = 1_000
const mostTimes = 1.3

/** Two shops on one PostgreSQL, one of them with years of orders and many customers. */
export async function measureGrowth({ orders, ...bench }: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const young = await openShopOfSize(bench, 'young', youngOrders)
  const grown = await openShopOfSize(bench, 'grown', orders)
  const rows: Row[] = []
  for (const [what, contender] of Object.entries(grown)) {
    const outcomes = await bench.contest({ young: young[what] ?? contender, grown: contender }, HOW)
    const [theirs, ours] = [outcomes.young.map(({ p99 }) => p99), outcomes.grown.map(({ p99 }) => p99)]
    const sizes = { what: `p99 of ${what}, ${orders} orders`, beside: `${youngOrders} orders` }
    rows.push(comparedRow({ ...sizes, ours, theirs, unit: ' ms', most: mostTimes }))
  }
  return rows
}

/** Resolves to what is asked of it. */
async function openShopOfSize(
  { running, shop }: Pick<ShopAlone, 'running' | 'shop'>,
  name: string,
  orders: number,
): Promise<Record<string, Contender>> {
  await copyDatabase(shop.databaseUrl, name)
  const { email, order, day } = await withConnection(inDatabase(shop.databaseUrl, name), async (client) => {
    await growShop(client, { orders, dishes })
    const { rows } = await client.query<Record<'email' | 'order' | 'day', string>>(regular)
    return rows[0] ?? { email: '', order: '', day: '' }
  })
  const [port = 0] = await freePorts(1)
  running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, name) }, port))
  const office = { Cookie: await signIn(port, 'admin', shop.admin) }
  const customer = { Cookie: await signIn(port, 'user', { ...shop.admin, email }) }
  const of = (path: string, headers = {}) => ({ port, requests: [{ path, headers }] })
  return {
    menu: of('/de/menu'),
    'create-order': { port, requests: shopOrders(shop) },
    board: of('/api/v1/orders/board', office),
    tracking: of(`/api/v1/userorder/order/${order}`),
    'page of an order': of(`/de/track/${order}`, customer),
    'profile page': of('/de/profile', customer),
    'page of a dish': of(`/de/dish/${shop.menuItems[0]?.id}`),
    'list of orders': of('/api/v1/orders?status=completed', office),
    'search for an order': of(`/api/v1/orders?search=${order}`, office),
    'list of users': of('/api/v1/users', office),
    'search among customers, page': of(`/admin/customers?q=${encodeURIComponent(email)}`, office),
    payments: of('/admin/payments', office),
    dashboard: of('/admin/dashboard', office),
    'report of a day': of(`/api/v1/reports/day?day=${day}`, office),
  }
}

const regular = `
  select contact_email as email, id as order, business_day::text as day from orders
  where customer_id is not null and status = 'completed' and created_at < now() - interval '1 day'
  order by created_at desc limit 1`

/** Resolves to the cookie. */
async function signIn(port: number, door: 'admin' | 'user', credentials: { email: string; password: string }) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${door}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`${credentials.email} could not sign in: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
