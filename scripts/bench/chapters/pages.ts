import { contest, ratesOf } from '../contest'
import { request } from '../load/load-generator'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { Bench } from '../run-bench'
import { shopPages, sizeOf } from '../shop-pages'
import type { Row } from '../table'

const HOW = { rounds: 5, seconds: 1, connections: 16 }
const leastRatio = 10

/** Requests per second of one process, beside bare prerendered pages of the same sizes. */
export async function measurePages(bench: Bench): Promise<Row[]> {
  const rows = []
  for (const [page, path] of Object.entries(shopPages(bench.shop))) {
    rows.push(await compare(bench, { path, floor: `/sized/${page}`, beside: 'bare prerendered', goal: leastRatio }))
  }
  const menu = { path: '/de/menu', floor: '/sized/menu' }
  // As browsers ask for it when no proxy compresses.
  rows.push(await compare(bench, { ...menu, beside: 'bare prerendered', encoding: 'gzip' }))
  rows.push(await compare(bench, { path: '/de/menu', floor: '/dynamic', beside: 'bare dynamic' }))
  return rows
}

async function compare(
  { shop, floors, load }: Bench,
  {
    path,
    floor,
    beside,
    encoding = 'identity',
    goal,
  }: { path: string; floor: string; beside: string; encoding?: string; goal?: number },
): Promise<Row> {
  const headers = { 'Accept-Encoding': encoding }
  const [ourBytes, floorBytes] = await Promise.all([sizeOf(shop.port, path), sizeOf(floors.next.port, floor)])
  const outcomes = await contest(
    load,
    {
      ours: { port: shop.port, requests: [request(path, { headers })] },
      next: { port: floors.next.port, requests: [request(floor, { headers })] },
    },
    HOW,
  )
  const [ours, next] = [ratesOf(outcomes.ours), ratesOf(outcomes.next)]
  const ratio = ratioOf(ours, next)
  return {
    what: `page ${decodeURIComponent(path)}, ${kilobytes(ourBytes)}${encoding === 'gzip' ? ', compressed' : ''}`,
    ours: `${median(ours).toFixed(0)}/s`,
    beside: `${beside}, ${kilobytes(floorBytes)}: ${median(next).toFixed(0)}/s`,
    ratio: ratio.text,
    loop: loopText(outcomes.ours),
    goal: goal === undefined ? '' : `>= ${goal}`,
    isMet: goal === undefined ? null : ratio.value >= goal,
  }
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(0)} kB`
}
