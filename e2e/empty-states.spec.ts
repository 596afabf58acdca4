import { mailTo } from './support/mailbox'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.describe('the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('shows its splash once per visit, and a click skips it', async ({ page }) => {
    // However long the click takes, the splash has not ended by itself.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet()
      style.replaceSync('#splash { animation-play-state: paused !important }')
      document.adoptedStyleSheets = [style]
    })
    await page.goto('/en')
    await page.locator('#splash').click()
    await expect(page.locator('#splash')).toHaveCount(0)
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

  test('shows eight bestsellers, of all menu items or of one category', async ({ page }) => {
    await page.goto('/en')
    await takenOver(page)
    const bestsellers = page.getByRole('region', { name: 'Daily bestsellers' })
    const adding = bestsellers.getByRole('button', { name: /^Add to Cart/ })
    await expect(adding).toHaveCount(8)
    await bestsellers.getByRole('button', { name: 'Pizza' }).click()
    await expect(bestsellers.getByRole('button', { name: 'Add to Cart: Margherita' })).toBeVisible()
    await expect(bestsellers.getByRole('button', { name: 'Add to Cart: Limmat Burger' })).toBeHidden()
  })
})

test('a category is sorted by price, and by its own order again', async ({ page }) => {
  await page.goto('/en/product/pizza')
  await takenOver(page)
  const prices = async () => {
    const texts = await page
      .getByRole('main')
      .getByText(/^CHF\s\d/)
      .allTextContents()
    return texts.map((text) => Number(text.replace(/[^\d.]/g, '')))
  }
  const usual = await prices()
  expect(new Set(usual).size).toBeGreaterThan(2)
  await page.getByLabel('Sort by').selectOption('Cost: Low to High')
  expect(await prices()).toEqual(usual.toSorted((a, b) => a - b))
  await page.getByLabel('Sort by').selectOption('Cost: High to Low')
  expect(await prices()).toEqual(usual.toSorted((a, b) => b - a))
  await page.getByLabel('Sort by').selectOption('Default')
  expect(await prices()).toEqual(usual)
})

test('a message reaches the shop, thanks the guest and clears the form', async ({ page, request }) => {
  const { data: shop } = await (await request.get('/api/v1/shop')).json()
  const name = `Guest ${Date.now()}-${test.info().workerIndex}`
  await page.goto('/en/contact')
  await takenOver(page)
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Email').fill('guest@example.com')
  await form.getByLabel('Subject').selectOption('feedback')
  await form.getByLabel('Message').fill('The pizza was splendid.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(notice(page, 'Thank you for your message!')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect.poll(async () => (await mailTo(shop.email)).text).toContain(name)
})
