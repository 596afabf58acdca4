import { findOrInstallChromium } from '../../testing/chromium'
import { median } from '../rounds'
import type { Bench } from '../run-bench'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'
import { clickToCount } from './click-to-count'
import { weigh, type Weight } from './weigh'

const CLICKS = 12
const mostKilobytes = 125
const mostRequests = 10
const mostClickMs = 20

/** What customers' browsers load, and how long they wait for a click. */
export async function measureBrowser({ shop, floors }: Bench): Promise<Row[]> {
  const { chromium } = await import('playwright')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium({ mayBeHeadless: false }), args })
  try {
    const empty = await weigh(browser, `http://localhost:${floors.next.port}/empty`)
    const rows = []
    for (const [page, path] of Object.entries({ ...shopPages(shop), cart: '/de/cart', login: '/de/login' })) {
      rows.push(weightRow(page, await weigh(browser, `http://localhost:${shop.port}${path}`), empty))
    }
    const clicks = await clickToCount(browser, `http://localhost:${shop.port}${shopPages(shop).category}`, CLICKS)
    return [...rows, clickRow(clicks)]
  } finally {
    await browser.close()
  }
}

function weightRow(page: string, ours: Weight, empty: Weight): Row {
  return {
    what: `page ${page}: JavaScript; requests without pictures`,
    ours: `${ours.kilobytes.toFixed(0)} kB; ${ours.requests}`,
    beside: `empty Next page: ${empty.kilobytes.toFixed(0)} kB; ${empty.requests}`,
    ratio: (ours.kilobytes / empty.kilobytes).toFixed(2),
    goal: `<= ${mostKilobytes} kB; <= ${mostRequests}`,
    isMet: ours.kilobytes <= mostKilobytes && ours.requests <= mostRequests,
  }
}

function clickRow(milliseconds: number[]): Row {
  const middle = median(milliseconds)
  return {
    what: `Add to Cart to the new count on screen, ${milliseconds.length} clicks`,
    ours: `${middle.toFixed(0)} ms, at most ${Math.max(...milliseconds).toFixed(0)}`,
    beside: '',
    ratio: '',
    goal: `<= ${mostClickMs} ms`,
    isMet: middle <= mostClickMs,
  }
}
