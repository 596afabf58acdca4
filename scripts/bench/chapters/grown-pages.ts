import { bytesOf } from '../answer-bytes'
import { contest, type Contender } from '../contest'
import type { GrownShop, Viewed } from '../grown-shop'
import { request } from '../load/load-generator'
import { loopText } from '../loop-delay'
import { median, ratioOf } from '../rounds'
import type { ShopAlone } from '../run-bench'
import type { Row } from '../table'
import { firstAfterChange } from './first-after-change'

const HOW = { rounds: 7, seconds: 1, connections: 1 }
const mostTimes = 1.3

/** Rendered for everybody who asks: what they show is of one dish, one order, one customer, one day. */
const pages = ['dish', 'tracking', 'profile', 'dashboard'] as const

/** What one person waits for who is alone in the shop, beside the same page of the young one. */
export async function measureGrownPages(
  { load }: ShopAlone,
  { young, grown }: Record<'young' | 'grown', GrownShop>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of pages) rows.push(await pageRow(load, page, { young, grown }))
  // Once for each change, whatever is asked for: then the menu is read again.
  const { path } = grown.pages.dish
  return [...rows, await firstAfterChange({ short: young, long: grown }, { page: 'dish', path })]
}

async function pageRow(
  load: ShopAlone['load'],
  page: (typeof pages)[number],
  { young, grown }: Record<'young' | 'grown', GrownShop>,
): Promise<Row> {
  const contenders = { young: contenderOf(young, page), grown: contenderOf(grown, page) }
  const outcomes = await contest(load, contenders, HOW)
  const [before, after] = [outcomes.young.map(({ p50 }) => p50), outcomes.grown.map(({ p50 }) => p50)]
  const ratio = ratioOf(after, before)
  return {
    what: `p50 of the ${page} page`,
    ours: `${median(after).toFixed(1)} ms, ${await sizeOf(grown.port, grown.pages[page])}`,
    beside: `young: ${median(before).toFixed(1)} ms, ${await sizeOf(young.port, young.pages[page])}`,
    ratio: ratio.text,
    loop: loopText(outcomes.grown),
    goal: `<= ${mostTimes}`,
    isMet: ratio.value <= mostTimes,
  }
}

function contenderOf(shop: GrownShop, page: (typeof pages)[number]): Contender {
  const { path, headers } = shop.pages[page]
  return { port: shop.port, requests: [request(path, { headers })] }
}

/** The document with what the browser's router gets in it, uncompressed. */
async function sizeOf(port: number, { path, headers }: Viewed): Promise<string> {
  const bytes = await bytesOf(port, path, { ...headers, 'Accept-Encoding': 'identity' })
  return `${(bytes / 1000).toFixed(0)} kB`
}
