import { randomUUID } from 'node:crypto'

import { expectAccessible } from './support/accessible'
import type { Kitchen } from './support/kitchen'
import { notice, ordersOf, putIntoCart, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

const lunch = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))

test('lunch is pre-ordered for a day to come, and a cart that leaves its hours is told', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { menu, drink, day } = await menuOfThatDay(kitchen)
  await putIntoCart(page, drink, 1, '/en/menu')
  await page.getByRole('searchbox').fill(menu.name)
  await expect(page.getByRole('article').filter({ hasText: menu.name })).toContainText('12:00-13:00')
  await page.getByRole('button', { name: `: ${menu.name}` }).click()

  await page.goto('/en/cart')
  const told = page.getByRole('row').filter({ hasText: menu.name }).getByRole('note')
  await expect(told).toContainText(`${menu.name} is not available now, but `)
  await expect(told, 'when it can be had').toContainText('You can pre-order it, for ')
  await expect(page.getByRole('note'), 'the drink can be had').toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  const line = page.getByRole('alert').filter({ hasText: ' is not available at the time you chose, but ' })
  await expect(line).toContainText(menu.name)
  await expect(page.getByRole('button', { name: /^Place Order · CHF/ }), 'nothing can be placed').toHaveCount(0)
  await expectAccessible(page)
  await line.getByRole('button', { name: /^Order for .*12:00$/ }).click()
  await expect(line).toHaveCount(0)

  await page.getByLabel('Time', { exact: true }).selectOption('18:30')
  await expect(line, 'told again, at its line').toContainText(menu.name)
  await line.getByRole('button', { name: /^Order for .*12:00$/ }).click()
  await page.getByRole('button', { name: /^Place Order · CHF/ }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  const [order] = await ordersOf(page, guest)
  expect(order?.requested_for).toMatch(new RegExp(`^${day}T1[01]:00`))
})

test('what cannot be had at the time that one wants is taken out, and the rest is ordered', async ({
  page,
  kitchen,
}) => {
  const guest = await regular(page)
  const { menu, drink } = await menuOfThatDay(kitchen)
  await putIntoCart(page, drink, 1)
  await page.getByRole('searchbox').fill(menu.name)
  await page.getByRole('button', { name: `: ${menu.name}` }).click()
  await page.goto('/en/checkout')
  await page.getByRole('button', { name: `Remove ${menu.name}` }).click()
  await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
  await expect(notice(page, 'Order placed successfully!')).toBeVisible()
  expect(await ordersOf(page, guest)).toMatchObject([{ items: [{ name: drink.name }] }])
})

test('the menu says when it is sold, and the browser whether that is now', async ({ page, kitchen }) => {
  const menu = await kitchen.addMenuItem()
  await kitchen.sellOnlyAt(menu, lunch)
  const cases = [
    ['2027-05-06T22:00:00+02:00', 'Not now, from Fri 11:00'],
    ['2027-05-07T10:59:00+02:00', 'Not now, from 11:00'],
    ['2027-05-07T11:00:00+02:00', 'Available now'],
    ['2027-05-07T14:00:00+02:00', 'Not now, from Mon 11:00'],
  ] as const
  for (const [now, words] of cases) {
    await page.clock.setFixedTime(new Date(now))
    await page.goto(`/en/dish/${menu.id}`)
    await takenOver(page)
    await expect(page.getByText('Mon-Fri 11:00-14:00')).toBeVisible()
    await expect(page.getByText(words, { exact: true }), now).toBeVisible()
  }
})

test('a category whose last day is over is found by its address alone, and says so', async ({ page, kitchen }) => {
  const cake = await kitchen.addMenuItem({ categoryName: `Christmas ${randomUUID().slice(0, 8)}` })
  const { name } = cake.category
  const address = `/en/product/${encodeURIComponent(name)}`
  await page.goto(address)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const sitemap = async () => (await page.request.get('/sitemap.xml')).text()
  expect(await sitemap()).toContain(address)

  await kitchen.endSale(cake, '2025-12-24')
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('This was sold until 24 Dec 2025.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await sitemap()).not.toContain(address)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To the Speisekarte' }).click()
  await expect(page).toHaveURL('/en/menu')
  await takenOver(page)
  await expect(page.getByText(name), 'neither in the menu nor in the navigation').toHaveCount(0)
})

async function menuOfThatDay(kitchen: Kitchen) {
  const menu = await kitchen.addMenuItem({ price: 19 })
  const day = await kitchen.sellOnlyAtNoon(menu)
  return { menu, drink: await kitchen.addMenuItem({ price: 30 }), day }
}
