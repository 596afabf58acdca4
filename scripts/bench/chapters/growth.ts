import { bytesOf } from '../answer-bytes'
import { CLIENTS } from '../bench-shop'
import { contest } from '../contest'
import { openOrders, openShopOfSize, type GrownShop } from '../grown-shop'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { ShopAlone } from '../run-bench'
import type { Row } from '../table'
import { measureGrownPages } from './grown-pages'

const HOW = { rounds: 5, seconds: 3, connections: CLIENTS }
const ALONE = { rounds: 5, seconds: 1, connections: 1 }
/** Of eleven days, so that the dashboard of both has a week ago to show. */
const young = { menuItems: 60, orders: 8_000, customers: 50 }
const grownMenu = 2_000
const grownCustomers = 50_000
const mostTimes = 1.3
const mostBoardBytes = 100_000
/** Milliseconds, with years behind it. */
const most = { users: 20, search: 50, customers: 50 }

/** Two shops on one PostgreSQL, one of them with years of orders, many customers and a long menu. */
export async function measureGrowth(bench: ShopAlone): Promise<Row[]> {
  await bench.shop.stop()
  const size = { menuItems: grownMenu, orders: bench.orders, customers: grownCustomers }
  const shops = {
    young: await openShopOfSize(bench, 'young', young),
    grown: await openShopOfSize(bench, 'grown', size),
  }
  const rows: Row[] = []
  for (const what of ['tracking', 'board', 'orders'] as const) rows.push(await timesRow(bench, shops, what))
  for (const what of ['users', 'search', 'customers'] as const) rows.push(await listRow(bench, shops, what))
  return [...rows, ...(await measureGrownPages(bench, shops)), await boardRow(shops.grown)]
}

type Shops = Record<'young' | 'grown', GrownShop>

async function timesRow(
  { load, orders }: ShopAlone,
  { young: small, grown }: Shops,
  what: 'tracking' | 'board' | 'orders',
): Promise<Row> {
  const outcomes = await contest(load, { young: small[what], grown: grown[what] }, HOW)
  const [before, after] = [outcomes.young.map(({ p99 }) => p99), outcomes.grown.map(({ p99 }) => p99)]
  const ratio = ratioOf(after, before)
  return {
    what: `p99 of ${what}, ${grownMenu} dishes and ${orders} orders`,
    ours: `${median(after).toFixed(1)} ms`,
    beside: `${young.menuItems} dishes, ${young.orders} orders: ${median(before).toFixed(1)} ms`,
    ratio: ratio.text,
    loop: loopText(outcomes.grown),
    goal: `<= ${mostTimes}`,
    isMet: ratio.value <= mostTimes,
  }
}

async function listRow(
  { load }: ShopAlone,
  { young: small, grown }: Shops,
  what: 'users' | 'search' | 'customers',
): Promise<Row> {
  const outcomes = await contest(load, { young: small[what], grown: grown[what] }, ALONE)
  const [before, after] = [outcomes.young.map(({ p50 }) => p50), outcomes.grown.map(({ p50 }) => p50)]
  return {
    what: `${titles[what]}, ${grownCustomers} customers`,
    ours: `${median(after).toFixed(1)} ms`,
    beside: `${young.customers} customers: ${median(before).toFixed(1)} ms`,
    ratio: ratioOf(after, before).text,
    loop: loopText(outcomes.grown),
    goal: `<= ${most[what]} ms`,
    isMet: median(after) <= most[what],
  }
}

const titles = {
  users: 'list of users',
  search: 'search for a name that every tenth user has',
  customers: 'the same among the customers, page',
}

/** The document with what the browser's router gets in it, uncompressed. */
async function boardRow({ port, pages: { board } }: GrownShop): Promise<Row> {
  const bytes = await bytesOf(port, board.path, { ...board.headers, 'Accept-Encoding': 'identity' })
  return {
    what: `page of the board, ${openOrders} open orders`,
    ours: `${(bytes / 1000).toFixed(0)} kB`,
    beside: '',
    ratio: '',
    goal: `<= ${mostBoardBytes / 1000} kB`,
    isMet: bytes <= mostBoardBytes,
  }
}
