import { copyDatabase, inDatabase, withConnection } from '../../launch/database/connection'
import { freePorts } from '../../launch/ports'
import { growShop } from '../../testing/grown-shop/grow-shop'
import { inRounds, quantilesOf, type Contender } from '../load'
import { type ShopAlone, shopOrders } from '../shop'
import { comparedRow, type Row } from '../table'

const HOW = { rounds: 5, seconds: 2, connections: 4 }
/** Of both, so that age alone is compared. */
const dishes = 2_000
const youngOrders = 1_000
const changesAtOnce = 10
const mostTimes = 1.3

type Quantiles = Record<'p50' | 'p99', number>

/** Two shops on one PostgreSQL, one of them with years of orders and many customers. */
export async function measureGrowth({ orders, ...bench }: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const young = await openShopOfSize(bench, 'young', youngOrders)
  const grown = await openShopOfSize(bench, 'grown', orders)
  const rows: Row[] = []
  const compare = (what: string, outcomes: Record<'young' | 'grown', Quantiles[]>) => {
    for (const quantile of ['p50', 'p99'] as const) {
      const [theirs, ours] = [outcomes.young, outcomes.grown].map((rounds) => rounds.map((round) => round[quantile]))
      const sizes = { what: `${quantile} of ${what}, ${orders} orders`, beside: `${youngOrders} orders` }
      rows.push(comparedRow({ ...sizes, ours: ours ?? [], theirs: theirs ?? [], unit: ' ms', most: mostTimes }))
    }
  }
  for (const [what, contender] of Object.entries(grown.asked))
    compare(what, await bench.contest({ young: young.asked[what] ?? contender, grown: contender }, HOW))
  compare('home after a change', await inRounds(HOW.rounds, { young: young.changed, grown: grown.changed }))
  return rows
}

async function openShopOfSize({ running, shop }: Pick<ShopAlone, 'running' | 'shop'>, name: string, orders: number) {
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
  const asked: Record<string, Contender> = {
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
  return { asked, changed: () => afterChanges(port, office, shop.menuItems[0]?.id ?? '') }
}

const regular = `
  select contact_email as email, id as order, business_day::text as day from orders
  where customer_id is not null and status = 'completed' and created_at < now() - interval '1 day'
  order by created_at desc limit 1`

/** What the first guest waits for the home page, each time after a tap on "sold out". */
async function afterChanges(port: number, office: { Cookie: string }, item: string): Promise<Quantiles> {
  const times: number[] = []
  for (let change = 0; change < changesAtOnce; change += 1) {
    const tapped = await fetch(`http://127.0.0.1:${port}/api/v1/menuItems/${item}/availability`, {
      method: 'PATCH',
      headers: { ...office, 'Content-Type': 'application/json' },
      body: JSON.stringify({ available: change % 2 === 1 }),
    })
    const startedAt = performance.now()
    const home = await fetch(`http://127.0.0.1:${port}/de`)
    await home.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!tapped.ok || !home.ok) throw new Error(`A change was answered ${tapped.status}, the home page ${home.status}`)
  }
  return quantilesOf(times)
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
