import { randomUUID } from 'node:crypto'

import { expectAccessible } from '../support/seen/accessible'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

const lunch = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))

test('the menu says when it is sold, and the browser whether that is now', async ({ page, kitchen }) => {
  const menu = await kitchen.addMenuItem()
  await kitchen.sellOnlyAt(menu, lunch)
  const cases = [
    ['2027-05-07T11:00:00+02:00', 'Available now'],
    ['2027-05-07T14:00:00+02:00', 'Not now, from Mon 11:00'],
  ] as const
  for (const [now, words] of cases) {
    await page.clock.setFixedTime(new Date(now))
    await page.goto(`/en/dish/${menu.id}`)
    await takenOver(page)
    await expect(page.getByText('Mon–Fri 11:00–14:00')).toBeVisible()
    await expect(page.getByText(words, { exact: true }), now).toBeVisible()
  }
})

test('a category whose last day is over is found by its address alone, and says so', async ({ page, kitchen }) => {
  const cake = await kitchen.addMenuItem({ categoryName: `Christmas ${randomUUID().slice(0, 8)}` })
  const { name } = cake.category
  const address = `/en/product/${encodeURIComponent(name)}`
  expect((await page.request.get(address)).status()).toBe(200)
  const sitemap = async () => (await page.request.get('/sitemap.xml')).text()
  expect(await sitemap()).toContain(address)

  await kitchen.endSale(cake, '2025-12-24')
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('This was sold until 24 Dec 2025.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await sitemap()).not.toContain(address)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To the menu' }).click()
  await expect(page).toHaveURL('/en/menu')
  await takenOver(page)
  await expect(page.getByText(name), 'neither in the menu nor in the navigation').toHaveCount(0)
})
