import type { Browser, CDPSession, Locator, Page } from 'playwright'

const SLOWER = 4
const TAPS = 4
// A finger stays a moment on what it taps.
const PRESSED_MS = 60
// The browser tells of an event when the frame that answers it has been drawn.
const TOLD_MS = 400

/**
 * What a guest does on the menu of a phone with a processor four times slower; the longest time from a tap to the frame
 * that answers it, as the browser counts INP, in its steps of 8 ms, for each of the ways to tap.
 */
export async function tapToAnswer(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, wire } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const chips = page.getByRole('group', { name: 'Kategorien' }).getByRole('button')
  // A dish that asks something opens its questions instead.
  const quickAdds = page.locator('article[data-item]:not([data-choose]) .quick-add')
  const add = (turn: number) => tapOn(page, wire, quickAdds.nth(turn))
  const chip = (turn: number) => tapOn(page, wire, chips.nth((turn + 1) % 2))
  const search = (turn: number) => pressIn(page, page.getByRole('searchbox'), 'pizz'.charAt(turn))
  const times = {
    add: await longestOf(page, wire, add),
    chip: await longestOf(page, wire, chip),
    search: await longestOf(page, wire, search),
  }
  await page.context().close()
  return times
}

/** The same taps on a button that counts them, in a page that holds nothing else: what the browser itself takes. */
export async function tapOnBareButton(browser: Browser): Promise<number> {
  const { page, wire } = await openPhone(browser)
  await page.goto('data:text/html,<button onclick="textContent++" style="width:100px;height:48px">0</button>')
  const longest = await longestOf(page, wire, () => tapOn(page, wire, page.getByRole('button')))
  await page.context().close()
  return longest
}

async function openPhone(browser: Browser): Promise<{ page: Page; wire: CDPSession }> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-CH' }
  // Nothing glides: what is tapped stands where it was found.
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(rememberLongest)
  return { page, wire: await context.newCDPSession(page) }
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

async function tapOn(page: Page, wire: CDPSession, target: Locator) {
  // The cart's bar and the notices lie over the foot of the screen.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = { x: x + width / 2, y: y + height / 2 }
  return async () => {
    await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await page.waitForTimeout(PRESSED_MS)
    await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

async function pressIn(page: Page, field: Locator, key: string) {
  await field.focus()
  return () => page.keyboard.press(key, { delay: PRESSED_MS })
}

/** Runs in the page. */
function rememberLongest() {
  Object.assign(window, { longestAnswer: 0 })
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId?: number
    })[]) {
      const longest = Reflect.get(window, 'longestAnswer') as number
      // Only what belongs to a tap or a key: a pointer that comes over something waits for nothing.
      if (interactionId > 0) Object.assign(window, { longestAnswer: Math.max(longest, duration) })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
