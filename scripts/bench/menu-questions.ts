import { withConnection } from '../launch/database/connection'
import type { BenchShop } from './bench-shop'
import { request } from './load/load-generator'
import { upload } from './load/upload'
import { orderRequest, paidOnDelivery } from './order-requests'
import { shopPages } from './shop-pages'

export interface Question {
  what: string
  /** The bytes that ask it. */
  request: string
  /** Of what is only read. */
  read?: { path: string; headers: Record<string, string> }
  /** A long menu is a long answer: it is told, but nothing is expected of it. */
  showsMore: boolean
}

interface Asked {
  shop: BenchShop
  url: string
  port: number
  /** Of an administrator. */
  cookie: string
}

/** What guests, kitchen, office and programs ask of the menu. */
export async function menuQuestions({ shop, url, port, cookie }: Asked): Promise<Question[]> {
  const office = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
  const asking = await findAsking(url, shop)
  return [
    ...(await ofOneDish(port, asking, shop)),
    ...reads(office, officePages),
    ...reads({}, { menu: '/de/menu', category: shopPages(shop).category ?? '' }, { showsMore: true }),
    ...reads({}, { 'menu, JSON': '/api/v1/user/getMenuItems' }, { showsMore: true }),
    ...reads({}, { 'menu in short, JSON': '/api/v1/menu/items' }, { showsMore: true }),
    ...(await ofTheWholeMenu(port, asking, office)),
  ]
}

/** A dish, an option of each of its groups, and one of these. */
interface Asking {
  dish: string
  options: string[]
  group: string
}

async function findAsking(url: string, { menuItems }: BenchShop): Promise<Asking> {
  const { rows } = await withConnection(url, (client) =>
    client.query<Asking>(
      `select a.menu_item_id as dish, min(g.id::text) as "group", array_agg(o.id) as options
      from menu_item_option_group a join option_group g on g.id = a.group_id join option o on o.group_id = g.id
      where a.menu_item_id = any($1::uuid[]) and g.note like 'bench %' and o.position = 2
      group by a.menu_item_id order by 1 limit 1`,
      [menuItems.map(({ id }) => id)],
    ),
  )
  if (!rows[0]) throw new Error('no dish asks for anything')
  return rows[0]
}

function reads(
  headers: Record<string, string>,
  paths: Record<string, string>,
  { showsMore = false }: { showsMore?: boolean } = {},
): Question[] {
  return Object.entries(paths).map(([what, path]) => ({
    what,
    request: request(path, { headers }),
    read: { path, headers },
    showsMore,
  }))
}

async function ofOneDish(port: number, { dish, options }: Asking, shop: BenchShop): Promise<Question[]> {
  const items = [{ menu_item_id: dish, quantity: 5, options: options.map((id) => ({ option_id: id })) }]
  const paths = {
    dish: `/de/dish/${dish}`,
    'one dish, JSON': `/api/v1/menuItems/${dish}`,
    login: '/de/login',
  }
  return [
    ...reads({}, paths),
    { what: 'quote', request: request('/api/v1/userorder/quote', { body: { items } }), showsMore: false },
    { what: 'create-order', request: await orderOf(port, items, shop), showsMore: false },
  ]
}

const officePages = {
  board: '/admin/orders',
  'board, JSON': '/api/v1/orders/board',
  'list of dishes': '/admin/products',
  'search of dishes': '/admin/products?q=burger',
  'dishes by price': '/admin/products?sort=price',
  categories: '/admin/categories',
  'list of options': '/admin/options',
  'search of options': '/admin/options?q=Zutat',
  dashboard: '/admin/dashboard',
}

async function ofTheWholeMenu(port: number, { group }: Asking, office: Record<string, string>): Promise<Question[]> {
  const table = await fetch(`http://127.0.0.1:${port}/api/v1/menu/export?format=csv`, { headers: office })
  const paths = {
    'menu of the staff, JSON': '/api/v1/menuItems/getMenuItems',
    'what is sold out, JSON': '/api/v1/menu/availability',
    'one option group': `/admin/options/${group}`,
    'export as JSON': '/api/v1/menu/export',
    'export as a table': '/api/v1/menu/export?format=csv',
  }
  const preview = upload('/api/v1/menu/import?dry_run=1', await table.text(), office)
  return [
    ...reads(office, paths, { showsMore: true }),
    { what: 'preview of an import', request: preview, showsMore: true },
  ]
}

/** At the price that the shop has just named. */
async function orderOf(port: number, items: object[], { tokens }: BenchShop): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/userorder/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items }),
  })
  const { data } = (await answer.json()) as { data: { total: number; lines: { name: string }[] } }
  const named = items.map((item, index) => ({ ...item, name: data.lines[index]?.name }))
  return orderRequest(tokens[0] ?? { token: '' }, paidOnDelivery(named, data.total))
}
