import { bytesOf } from '../answer-bytes'
import { contest, type Contender, type Outcome } from '../contest'
import type { GrownShop, Viewed } from '../grown-shop'
import { request } from '../load/load-generator'
import { loopText } from '../loop-delay'
import { canCount, cpuOf } from '../process-costs'
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
    ours: `${costOf(outcomes.grown)}, ${await sizeOf(grown.port, grown.pages[page])}`,
    beside: `young: ${costOf(outcomes.young)}, ${await sizeOf(young.port, young.pages[page])}`,
    ratio: ratio.text,
    loop: loopText(outcomes.grown),
    goal: `<= ${mostTimes}`,
    isMet: ratio.value <= mostTimes,
  }
}

function contenderOf(shop: GrownShop, page: (typeof pages)[number]): Contender {
  const { path, headers } = shop.pages[page]
  const cpu = () => (canCount ? cpuOf([shop.pid]) : 0)
  return { port: shop.port, requests: [request(path, { headers })], cpu }
}

/** What somebody waits, and what the shop's process computes meanwhile, which others on the machine do not add to. */
function costOf(outcomes: Outcome[]): string {
  const waited = `${median(outcomes.map(({ p50 }) => p50)).toFixed(1)} ms`
  const computed = median(outcomes.map(({ cpuMs, count }) => cpuMs / count))
  return canCount ? `${waited} (${computed.toFixed(1)} computed)` : waited
}

/** The document with what the browser's router gets in it, uncompressed. */
async function sizeOf(port: number, { path, headers }: Viewed): Promise<string> {
  const bytes = await bytesOf(port, path, { ...headers, 'Accept-Encoding': 'identity' })
  return `${(bytes / 1000).toFixed(0)} kB`
}
