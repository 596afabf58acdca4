import type { Browser } from 'playwright'

/**
 * Clicks Add to Cart again and again; each time the milliseconds until the frame with the new count is on the screen.
 */
export async function clickToCount(browser: Browser, url: string, clicks: number): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-CH' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = []
  for (let click = 0; click < clicks; click += 1) times.push(await page.evaluate(clickOnce))
  await context.close()
  return times
}

/** Runs in the page. */
function clickOnce(): Promise<number> {
  const count = () => document.querySelector('[data-testid="cart-count"]')?.textContent
  const before = count()
  // A dish that asks something opens its questions instead.
  const button = [...document.querySelectorAll('article:not([data-choose=""]) button')].find((found) =>
    /In den Warenkorb/.test(found.textContent ?? ''),
  )
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('The count did not change')), 5000)
    const startedAt = performance.now()
    new MutationObserver((_, observer) => {
      if (count() === before) return
      observer.disconnect()
      clearTimeout(lost)
      // The frame is drawn after its callbacks; what is posted from them comes after the drawing.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    if (button instanceof HTMLElement) button.click()
  })
}
