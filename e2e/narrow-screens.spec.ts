import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { brokenWords } from './support/broken-words'
import { publicPages } from './support/pages'
import { rememberCart, takenOver } from './support/shopping'
import { expect, test } from './support/test'

// Pages that are not there answer with a status that the console reports.
test.use({ expectedErrors: [/404/] })

const sizes = {
  'on narrow screens no word breaks': '',
  'with letters twice as large no word breaks without a hyphen': 'html { font-size: 200% }',
}

for (const language of ['de', 'en']) {
  for (const [title, style] of Object.entries(sizes)) {
    test(`${title}, and nothing has to be scrolled sideways (${language})`, async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(`/${language}${path}`)
        await takenOver(page)
        // What is not near the screen would keep the layout of the width before.
        await page.addStyleTag({ content: `${style} * { content-visibility: visible !important }` })
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 664 })
          const where = `${path || '/'} at ${width} px`
          // Until the shop's letters have come, those of the machine stand there, which may be wider.
          await expect.poll(() => brokenWords(page), `words broken on ${where}`).toEqual([])
          expect(await overflow(page), `sideways on ${where}`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

const pagesBeforeCheckout = ['', '/menu', '/product/Burgers', '/cart']

for (const language of ['de', 'en']) {
  test(`with letters twice as large menu and cart stay readable (${language})`, async ({ page, kitchen }) => {
    await rememberCart(
      page,
      await kitchen.addMenuItem({ price: 18.9, name: `Limmat Roesti ${randomUUID().slice(0, 4)}` }),
    )
    for (const path of pagesBeforeCheckout) {
      await page.goto(`/${language}${path}`)
      await takenOver(page)
      await page.addStyleTag({ content: 'html { font-size: 200% } * { content-visibility: visible !important }' })
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 664 })
        const where = `${path || '/'} at ${width} px`
        await expect.poll(() => brokenWords(page), `words broken on ${where}`).not.toContain('Limmat')
        // The buttons of a card hold a single word, which has no syllables to show.
        await expect.poll(() => brokenWords(page, 'article p'), `words of dishes broken on ${where}`).toEqual([])
        expect(await overflow(page), `sideways on ${where}`).toBeLessThanOrEqual(0)
        // Where the bar of the cart stands, it says how much it is.
        const bar = page.getByRole('complementary').getByRole('link').filter({ hasText: '37.80' })
        if (await bar.isVisible()) await expect(bar.getByText('CHF 37.80')).toBeInViewport({ ratio: 1 })
      }
    }
  })
}
