import type { Browser, CDPSession, Locator, Page } from 'playwright'

const SLOWER = 4
const TAPS = 4
// The browser tells of an event when the frame that answers it has been drawn.
const TOLD_MS = 400

/**
 * What a guest does on the menu of a phone with a processor four times slower; the longest time from a tap to the frame
 * that answers it, in the browser's steps of 8 ms, for each of the ways to tap.
 */
export async function tapToAnswer(browser: Browser, url: string): Promise<Record<string, number>> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-CH' }
  // Nothing glides: what is tapped stands where it was found.
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(rememberLongest)
  const wire = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const add = (turn: number) => tapOn(page, page.locator('article:not([data-choose=""]) .quick-add').nth(turn))
  const chip = (turn: number) => tapOn(page, page.locator('[aria-pressed]').nth((turn + 1) % 2))
  const search = (turn: number) => pressIn(page, page.getByRole('searchbox'), 'pizz'.charAt(turn))
  const times = {
    add: await longestOf(page, wire, add),
    chip: await longestOf(page, wire, chip),
    search: await longestOf(page, wire, search),
  }
  await context.close()
  return times
}

/** Finding the place to tap is the work of the bench: it is done before the processor becomes slow. */
type Preparation = (turn: number) => Promise<() => Promise<void>>

async function longestOf(page: Page, wire: CDPSession, prepare: Preparation): Promise<number> {
  await page.evaluate(() => Object.assign(window, { longestAnswer: 0 }))
  for (let turn = 0; turn < TAPS; turn += 1) {
    const act = await prepare(turn)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await act()
    await page.waitForTimeout(TOLD_MS)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return page.evaluate(() => Reflect.get(window, 'longestAnswer') as number)
}

async function tapOn(page: Page, target: Locator) {
  // The cart's bar and the notices lie over the foot of the screen.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return () => page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function pressIn(page: Page, field: Locator, key: string) {
  await field.focus()
  return () => page.keyboard.press(key)
}

/** Runs in the page. */
function rememberLongest() {
  Object.assign(window, { longestAnswer: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const longest = Reflect.get(window, 'longestAnswer') as number
      Object.assign(window, { longestAnswer: Math.max(longest, duration) })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
