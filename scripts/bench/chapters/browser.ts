import { withConnection } from '../../launch/database/connection'
import { findOrInstallChromium } from '../../testing/chromium'
import { withLongMenu } from '../bench-data'
import { median } from '../rounds'
import type { Bench } from '../run-bench'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'
import { clickToCount } from './click-to-count'
import { tapOnBareButton, tapToAnswer } from './tap-to-answer'
import { weigh, type Weight } from './weigh'

const CLICKS = 12
const mostKilobytes = 125
const mostRequests = 10
const mostClickMs = 20
const mostAnswerMs = 50
const LONG_MENU = 2_000

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
    const clicks = await clickToCount(browser, `http://localhost:${shop.port}${shopPages(shop).home}`, CLICKS)
    const menu = `http://localhost:${shop.port}${shopPages(shop).menu}`
    const bare = await tapOnBareButton(browser)
    const taps = tapRow(shop.menuItems.length, await tapToAnswer(browser, menu), bare)
    const onLongMenu = await withConnection(shop.databaseUrl, (client) =>
      withLongMenu(client, LONG_MENU, () => tapToAnswer(browser, menu)),
    )
    return [...rows, clickRow(clicks), taps, tapRow(LONG_MENU, onLongMenu, bare)]
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

function tapRow(menuItems: number, times: Record<string, number>, bare: number): Row {
  const longest = Math.max(...Object.values(times))
  return {
    what: `a tap on the menu of ${menuItems} dishes to its answer, CPU 4 times slower`,
    ours: Object.entries(times)
      .map(([tap, milliseconds]) => `${tap} ${milliseconds} ms`)
      .join(', '),
    beside: `a button in an empty page: ${bare} ms`,
    ratio: (longest / bare).toFixed(2),
    goal: `<= ${mostAnswerMs} ms`,
    isMet: longest <= mostAnswerMs,
  }
}
