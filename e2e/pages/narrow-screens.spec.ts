import { randomUUID } from 'node:crypto'

import { brokenWords } from '../support/seen/broken-words'
import { doubleText, overflow } from '../support/seen/reach'
import { rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('with letters twice as large menu and cart stay readable', async ({ page, kitchen }) => {
  await rememberCart(
    page,
    await kitchen.addMenuItem({ price: 18.9, name: `Limmat Roesti ${randomUUID().slice(0, 4)}` }),
  )
  for (const path of ['/menu', '/cart']) {
    await page.goto(`/de${path}`)
    await takenOver(page)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await doubleText(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 664 })
      const where = `${path} at ${width} px`
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
