import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.describe('the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('shows its splash once per visit, which a click skips, and eight bestsellers, of all menu items or of one category', async ({
    page,
  }) => {
    // However long the click takes, the splash has not ended by itself.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet()
      style.replaceSync('#splash { animation-play-state: paused !important }')
      document.adoptedStyleSheets = [style]
    })
    await page.goto('/en')
    await page.locator('#splash').click()
    await expect(page.locator('#splash')).toHaveCount(0)
    await takenOver(page)
    const bestsellers = page.getByRole('region', { name: 'Daily bestsellers' })
    const adding = bestsellers.getByRole('button', { name: /^Add to Cart/ })
    await expect(adding).toHaveCount(8)
    await bestsellers.getByRole('button', { name: 'Pizza' }).click()
    await expect(bestsellers.getByRole('button', { name: 'Add to Cart: Margherita' })).toBeVisible()
    await expect(bestsellers.getByRole('button', { name: 'Add to Cart: Limmat Burger' })).toBeHidden()
    await page.reload()
    await expect(page.locator('#splash')).toBeHidden()
  })

  test('changes its slides every four seconds, until a customer pauses them', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en')
    await takenOver(page)
    // From here on only the test moves the clock, however long a click takes.
    await page.clock.pauseAt(new Date(Date.now() + 10 * 60_000))
    const slide = (number: number) => page.getByRole('group', { name: `Slide ${number} of 3` })
    await page.getByRole('button', { name: 'Slide 1 of 3' }).click()
    await expect(slide(1)).not.toHaveAttribute('inert')
    await page.mouse.move(5, 5)
    await page.clock.runFor(4100)
    await expect(slide(2)).not.toHaveAttribute('inert')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(slide(3)).not.toHaveAttribute('inert')
    await page.getByRole('button', { name: 'Slide 1 of 3' }).click()
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(9000)
    await expect(slide(1)).not.toHaveAttribute('inert')
  })
})
