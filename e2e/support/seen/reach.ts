import type { Page } from '@playwright/test'

const fingerPx = 44

/** What is smaller than a finger, in words. Links in the middle of a sentence are as high as its lines. */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([least, part]) => {
      const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
      return [...all]
        .filter((target) => target.closest(part))
        .flatMap((target) => {
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
          const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1
          const isInText = getComputedStyle(target).display === 'inline' && target.closest('p, dd, li, td') !== null
          const isTicked = target.matches('[type=checkbox], [type=radio]')
          if (!isShown || isInText || isTicked || target.tabIndex < 0) return []
          const isReached = height >= least - 0.5 && width >= least - 0.5
          return isReached
            ? []
            : [`${target.ariaLabel ?? target.textContent} ${Math.round(width)} × ${Math.round(height)}`]
        })
    },
    [fingerPx, within] as const,
  )
}

/** How many pixels the page is wider than the window, and what sticks out. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 1)
    return wide.slice(0, 5).map((one) => `${one.tagName} ${one.getAttribute('class')?.slice(0, 60)}`)
  })
}

/** How many pixels there are to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Amounts of which a part stands on the next line. */
export function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const amount = /CHF\s[\d’]+\.\d\d/.exec(node.textContent ?? '')
      if (!amount || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.setStart(node, amount.index)
      range.setEnd(node, amount.index + amount[0].length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) broken.push(amount[0])
    }
    return broken
  })
}

/** Cells of a row that have one place on its card, where they would be drawn over each other. */
export function sharedPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLTableRowElement>('tr')]
    const places = rows.map((row) => [...row.cells].map(({ dataset }) => dataset.place).filter((place) => place))
    return places.filter((all) => new Set(all).size < all.length).map((all) => all.join(', '))
  })
}

/** From here on as on a screen that is touched, whose targets are larger. */
export async function touchScreen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

/** As for a person who has set the browser's letters to twice their size. */
export async function doubleText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}
