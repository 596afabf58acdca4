import type { Browser } from 'playwright'

import { findOrInstallChromium } from '../../scripts/testing/chromium'
import type { Bench } from '../floor'
import { shopPages } from '../shop'
import { median, type Row } from '../table'

const VISITS = 5
/** A slow mobile network, and a processor four times slower than this one. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }
const SLOWER = 4
const SETTLED_MS = 1_500

/** Seconds until the first and the largest paint. */
const most = { home: [0.6, 0.7], menu: [0.6, 0.6], category: [0.6, 1.1] }
const mostHydrated = 2

interface Visit {
  painted: number
  largest: number
  /** Seconds until React handles a dish's button; NaN where there is none. */
  hydrated: number
}

export async function measurePhone({ shop, floor }: Bench): Promise<Row[]> {
  const { chromium } = await import('playwright')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium({ mayBeHeadless: false }), args })
  try {
    const rows: Row[] = []
    for (const [page, path] of Object.entries(shopPages(shop)) as [keyof typeof most, string][]) {
      const ours = await visits(browser, `http://localhost:${shop.port}${path}`)
      const next = await visits(browser, `http://localhost:${floor.port}/sized/${page}`)
      rows.push(paintRow(page, ours, next))
      if (page === 'menu') rows.push(hydrationRow(ours))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function visits(browser: Browser, url: string): Promise<Visit[]> {
  const all = []
  for (let turn = 0; turn < VISITS; turn += 1) all.push(await visit(browser, url))
  return all
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, locale: 'de-CH' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const wire = await context.newCDPSession(page)
    await wire.send('Network.emulateNetworkConditions', network)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(
      () => !document.querySelector('main article button') || Reflect.get(window, 'isHydrated'),
    )
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => Reflect.get(window, 'benchTimes') as Visit)
  } finally {
    await context.close()
  }
}

function watch() {
  const times: Visit = { painted: NaN, largest: NaN, hydrated: NaN }
  Object.assign(window, { benchTimes: times })
  const observe = (type: string, note: (at: number) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => note(startTime))).observe({
      type,
      buffered: true,
    })
  observe('paint', (at) => (times.painted = at))
  observe('largest-contentful-paint', (at) => (times.largest = at))
  const timer = setInterval(() => {
    const button = document.querySelector('main article button')
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    times.hydrated = performance.now()
    Object.assign(window, { isHydrated: true })
    clearInterval(timer)
  }, 20)
}

function secondsOf(all: Visit[], what: keyof Visit) {
  return median(all.map((one) => one[what])) / 1000
}

function paintRow(page: keyof typeof most, ours: Visit[], next: Visit[]): Row {
  const [first, largest] = [secondsOf(ours, 'painted'), secondsOf(ours, 'largest')]
  const [mostFirst = 0, mostLargest = 0] = most[page]
  return {
    what: `${page} on a slow phone: first / largest paint`,
    ours: `${first.toFixed(2)} / ${largest.toFixed(2)} s`,
    beside: `${secondsOf(next, 'painted').toFixed(2)} / ${secondsOf(next, 'largest').toFixed(2)} s`,
    ratio: (first / secondsOf(next, 'painted')).toFixed(2),
    goal: `<= ${mostFirst} / ${mostLargest} s`,
    isMet: first <= mostFirst && largest <= mostLargest,
  }
}

function hydrationRow(ours: Visit[]): Row {
  const seconds = secondsOf(ours, 'hydrated')
  return {
    what: 'menu on a slow phone: hydrated',
    ours: `${seconds.toFixed(2)} s`,
    beside: '',
    ratio: '',
    goal: `<= ${mostHydrated} s`,
    isMet: seconds <= mostHydrated,
  }
}
