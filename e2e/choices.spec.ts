import type { Page } from '@playwright/test'

import { findings, everything } from './support/accessible'
import { choose, openSheet } from './support/choices'
import type { Pizza } from './support/kitchen'
import { doubleText, smallTargets, stickingOut } from './support/reach'
import { desktopSize, phoneSize } from './support/settings'
import { takenOver } from './support/shopping'
import { expect, test } from './support/test'

test('an option that is sold out is named at the line, and nothing can be ordered before it is dealt with', async ({
  page,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  await putPizzaIntoCart(page, pizza)
  const small = pizza.size.options[0]
  if (small) await kitchen.sellOutOption(small)
  await page.goto('/en/cart')
  const row = page.getByRole('row').filter({ hasText: pizza.name })
  await expect(row.getByRole('alert')).toContainText(`Sold out for ${pizza.name}: 30 cm.`)
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await row.getByRole('button', { name: `Change ${pizza.name}` }).click()
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await expect(sheet.getByRole('group', { name: 'Size' }).getByRole('alert')).toContainText('30 cm is sold out.')
  await choose(sheet, 'Size', '40 cm')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test('what is ticked on the page of a dish before it reacts is what is ordered', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/en/dish/${pizza.id}`, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await choose(main, 'Size', '40 cm')
  await choose(main, 'Erste Hälfte', 'Margherita')
  await choose(main, 'Zweite Hälfte', 'Margherita')
  answer()
  await takenOver(page)
  await expect(main.getByRole('button', { name: `Add to Cart: ${pizza.name} · CHF 22.00` })).toBeVisible()
})

test('the sheet is within reach of everybody, in every window and in large letters', async ({ page, kitchen }) => {
  const pizza = await kitchen.addPizza()
  const sheet = await openSheet(page, pizza, '/de/menu')
  await sheet.getByRole('button').last().press('Enter')
  await expect(sheet.getByRole('alert').first()).not.toBeEmpty()
  for (const size of [desktopSize, phoneSize]) {
    await page.setViewportSize(size)
    expect(await findings(page, everything)).toEqual([])
  }
  expect(await smallTargets(page, 'dialog')).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await doubleText(page)
  expect(await stickingOut(page)).toEqual([])
  const isWide = await sheet.evaluate((one) => one.scrollWidth > one.clientWidth)
  expect(isWide, 'nothing to scroll sideways').toBe(false)
  await choose(sheet, 'Zweite Hälfte', 'Verdure')
  for (const button of [sheet.getByRole('button').first(), sheet.getByRole('button').last()]) {
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
  }
  const first = sheet.getByRole('radio').first()
  await first.check()
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('the longest that an owner may write stays readable, at the highest price and in large letters', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.addMenuItem({ price: 10_000, name: `100 % Rauch ${Date.now()}` })
  const name = (place: number) => `Donaudampfschifffahrtsgesellschaftskapitänsmützenkäse ${place}`
  const options = Array.from({ length: 60 }, (_, place) => ({ name: name(place), price: 10_000 }))
  const [one, many] = [
    { name: 'Eines', name_en: 'One', min_units: 1, max_units: 1, options: options.slice(0, 2) },
    { name: 'Viele', name_en: 'Many', max_each: 2, options },
  ]
  await kitchen.ask(dish, [await kitchen.addOptionGroup(one), await kitchen.addOptionGroup(many)])
  const sheet = await openSheet(page, dish)
  await page.setViewportSize({ width: 320, height: 568 })
  await doubleText(page)
  const label = sheet.getByText(name(1), { exact: true }).first()
  await label.scrollIntoViewIfNeeded()
  expect((await label.boundingBox())?.width, 'whole words, not letters').toBeGreaterThan(150)
  await label.click()
  await sheet
    .getByRole('group', { name: `Quantity of ${name(59)}` })
    .getByRole('button', { name: 'Increase' })
    .click()
  await sheet.getByText('Add a note').click()
  await sheet.getByRole('textbox', { name: 'Note for the kitchen' }).fill('😀'.repeat(70))
  await expect(sheet.getByText('140 of 140 characters')).toBeVisible()
  expect(await stickingOut(page)).toEqual([])
  await sheet.getByRole('button', { name: /CHF 30’000.00$/ }).click()
  await page.goto('/en/cart')
  await doubleText(page)
  await expect(page.getByRole('row').filter({ hasText: dish.name })).toContainText('😀'.repeat(70))
  expect(await stickingOut(page)).toEqual([])
  await page.goto(`/en/dish/${dish.id}`)
  await doubleText(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 dish' }).last()).toBeVisible()
  expect(await stickingOut(page), 'the bar at the foot').toEqual([])
})

/** The smallest and plainest. */
async function putPizzaIntoCart(page: Page, pizza: Pizza): Promise<void> {
  const sheet = await openSheet(page, pizza)
  await choose(sheet, 'Size', '30 cm')
  await choose(sheet, 'Erste Hälfte', 'Margherita')
  await choose(sheet, 'Zweite Hälfte', 'Margherita')
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
}
