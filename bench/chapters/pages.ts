import type { Bench } from '../floor'
import { shopPages, sizeOf } from '../shop'
import { comparedRow, type Row } from '../table'

const HOW = { rounds: 5, seconds: 1, connections: 16 }
const leastRatios = { page: 5, json: 10 }
const MENU_JSON = '/api/v1/user/getMenuItems'

export async function measurePages(bench: Bench): Promise<Row[]> {
  const rows = []
  for (const [page, path] of Object.entries(shopPages(bench.shop))) {
    const what = { title: `page ${page}`, beside: 'prerendered page' }
    rows.push(await compare(bench, { ...what, path, floor: `/sized/${page}`, least: leastRatios.page }))
  }
  return rows
}

export async function measureJson(bench: Bench): Promise<Row[]> {
  const what = { title: `JSON of ${bench.shop.menuItems.length} dishes`, beside: 'handler that queries' }
  return [await compare(bench, { ...what, path: MENU_JSON, floor: '/api/dishes', least: leastRatios.json })]
}

interface Compared {
  title: string
  path: string
  floor: string
  beside: string
  least: number
}

async function compare(
  { shop, floor, contest }: Bench,
  { title, path, floor: floorPath, beside, least }: Compared,
): Promise<Row> {
  const [ourBytes, floorBytes] = await Promise.all([sizeOf(shop.port, path), sizeOf(floor.port, floorPath)])
  const outcomes = await contest(
    { ours: { port: shop.port, requests: [{ path }] }, next: { port: floor.port, requests: [{ path: floorPath }] } },
    HOW,
  )
  return comparedRow({
    what: `${title}, ${kilobytes(ourBytes)}`,
    ours: outcomes.ours.map(({ perSecond }) => perSecond),
    theirs: outcomes.next.map(({ perSecond }) => perSecond),
    beside: `${beside}, ${kilobytes(floorBytes)}`,
    unit: '/s',
    least,
  })
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(0)} kB`
}
