import { brokenWords } from './support/broken-words'
import { publicPages } from './support/pages'
import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

// Pages that are not there answer with a status that the console reports.
test.use({ expectedErrors: [/404/] })

for (const language of ['de', 'en']) {
  test(`on narrow screens no word breaks and nothing has to be scrolled sideways (${language})`, async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(`/${language}${path}`)
      await takenOver(page)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 664 })
        const where = `${path || '/'} at ${width} px`
        // Until the shop's letters have come, those of the machine stand there, which may be wider.
        await expect.poll(() => brokenWords(page), `words broken on ${where}`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `sideways on ${where}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
