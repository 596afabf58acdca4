import { copyDatabase, inDatabase, withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import type { Contender, Outcome } from '../load'
import { addOrders } from '../grown-orders'
import { fillMenu, MENU_ITEMS, type ShopAlone, shopOrders } from '../shop'
import { comparedRow, type Row } from '../table'

const HOW = { rounds: 5, seconds: 2, connections: 4 }
const young = { menuItems: MENU_ITEMS, orders: 8_000 }
const grownMenu = 2_000
const ordersPerCustomer = 20
const mostTimes = 1.3

/** Two shops on one PostgreSQL, one with years of orders, many customers and a long menu. */
export async function measureGrowth({ orders, ...bench }: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const small = await openShopOfSize(bench, 'young', young)
  const grown = await openShopOfSize(bench, 'grown', { menuItems: grownMenu, orders })
  const rows: Row[] = []
  for (const [what, contender] of Object.entries(grown)) {
    const outcomes = await bench.contest({ young: small[what] ?? contender, grown: contender }, HOW)
    const size = `${grownMenu} dishes and ${orders} orders`
    const beside = `${young.menuItems} dishes and ${young.orders} orders`
    const [theirs, ours] = [p99Of(outcomes.young), p99Of(outcomes.grown)]
    rows.push(comparedRow({ what: `p99 of ${what}, ${size}`, ours, theirs, beside, unit: ' ms', most: mostTimes }))
  }
  return rows
}

function p99Of(outcomes: Outcome[]) {
  return outcomes.map(({ p99 }) => p99)
}

interface Size {
  menuItems: number
  orders: number
}

async function openShopOfSize(
  { running, shop }: Pick<ShopAlone, 'running' | 'shop'>,
  name: string,
  { menuItems, orders }: Size,
): Promise<Record<string, Contender>> {
  await copyDatabase(shop.databaseUrl, name)
  const { email, order } = await withConnection(inDatabase(shop.databaseUrl, name), async (client) => {
    await fillMenu(client, menuItems)
    return addOrders(client, { orders, customers: Math.ceil(orders / ordersPerCustomer) })
  })
  const [port = 0] = await freePorts(1)
  running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, name) }, port))
  const office = { Cookie: await signIn(port, 'admin', shop.admin) }
  const customer = { Cookie: await signIn(port, 'user', { ...shop.admin, email }) }
  const asked = (path: string, headers = {}) => ({ port, requests: [{ path, headers }] })
  return {
    tracking: asked(`/api/v1/userorder/order/${order}`),
    board: asked('/api/v1/orders/board', office),
    users: asked('/api/v1/users', office),
    'search for a name': asked('/api/v1/users?search=anna', office),
    'create-order': { port, requests: shopOrders(shop) },
    'page of a dish': asked(`/de/dish/${shop.menuItems[0]?.id}`),
    'page of an order': asked(`/de/track/${order}`, customer),
    'profile page': asked('/de/profile', customer),
    dashboard: asked('/admin/dashboard', office),
    'search among customers, page': asked('/admin/customers?q=anna', office),
  }
}

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
