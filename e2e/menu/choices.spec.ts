import type { Page } from '@playwright/test'

import { findings, everything } from '../support/seen/accessible'
import { choose, openSheet } from '../support/choices'
import type { MenuItem } from '../support/kitchen'
import { doubleText, smallTargets, stickingOut } from '../support/seen/reach'
import { desktopSize, phoneSize } from '../support/settings'
import { takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test('an option that is sold out is named at the line, and changing it brings the line back that another tab has removed', async ({
  page,
  context,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  await page.goto(`/en/dish/${pizza.id}`)
  await takenOver(page)
  const main = page.getByRole('main')
  await choose(main, 'Size', '30 cm')
  await choose(main, 'Erste Hälfte', 'Margherita')
  await choose(main, 'Zweite Hälfte', 'Margherita')
  await main.getByRole('button', { name: `Add to Cart: ${pizza.name}` }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
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
  const other = await context.newPage()
  await other.goto('/en/cart')
  await other
    .getByRole('button', { name: `Remove ${pizza.name}` })
    .first()
    .click()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('40 cm')
  await expect(row.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test('the sheet is within reach of everybody, in every window, low or wide, in large letters and with the longest that an owner may write', async ({
  page,
  kitchen,
}) => {
  const dish = await kitchen.addMenuItem({ price: 10_000, name: `100 % Rauch ${Date.now()}` })
  const name = (place: number) => `Donaudampfschifffahrtsgesellschaftskapitänsmützenkäse ${place}`
  const options = Array.from({ length: 60 }, (_, place) => ({ name: name(place), price: 10_000 }))
  const one = { name: 'Eines', min_units: 1, max_units: 1, options: options.slice(0, 2) }
  const groups = [await kitchen.addOptionGroup(one)]
  groups.push(await kitchen.addOptionGroup({ name: 'Viele', max_each: 2, options }))
  await kitchen.ask(dish, groups)
  await expectFirstChoiceInSight(page)
  await page.getByRole('button', { name: `: ${dish.name}` }).press('Enter')
  const sheet = page.getByRole('dialog', { name: dish.name })
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await sheet.getByRole('button').last().press('Enter')
  await expect(sheet.getByRole('alert').first()).not.toBeEmpty()
  for (const size of [desktopSize, phoneSize]) {
    await page.setViewportSize(size)
    expect(await findings(page, everything)).toEqual([])
  }
  expect(await smallTargets(page, 'dialog')).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await doubleText(page)
  const label = sheet.getByText(name(1), { exact: true }).first()
  await label.scrollIntoViewIfNeeded()
  expect((await label.boundingBox())?.width, 'whole words, not letters').toBeGreaterThan(150)
  await label.click()
  await expect(sheet.getByRole('radio').last()).toBeInViewport({ ratio: 1 })
  for (const button of [sheet.getByRole('button').first(), sheet.getByRole('button').last()]) {
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
  }
  const last = sheet.getByRole('group', { name: `Menge von ${name(59)}` })
  await last.getByRole('button', { name: 'Menge erhöhen' }).click()
  await sheet.getByText('Bemerkung hinzufügen').click()
  await sheet.getByRole('textbox', { name: 'Bemerkung für die Küche' }).fill('😀'.repeat(70))
  await expect(sheet.getByText('140 von 140 Zeichen')).toBeVisible()
  expect(await stickingOut(page)).toEqual([])
  const isWide = await sheet.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(isWide, 'nothing to scroll sideways').toBe(false)
  await sheet.getByRole('button', { name: /CHF 30’000.00$/ }).click()
  await expectNothingToStickOut(page, dish)
})

/** On a low screen, of the dish with most to say. */
async function expectFirstChoiceInSight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
  const sheet = await openSheet(page, { name: 'Mittagsteller mit Poulet' } as MenuItem, '/de/menu')
  await expect(sheet.getByRole('group').first().locator('legend')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.setViewportSize(phoneSize)
}

/** In the cart, with the longest note, and on the page of the dish. */
async function expectNothingToStickOut(page: Page, dish: MenuItem): Promise<void> {
  await page.goto('/de/cart')
  await doubleText(page)
  await expect(page.getByRole('row').filter({ hasText: dish.name })).toContainText('😀'.repeat(70))
  expect(await stickingOut(page)).toEqual([])
  await page.goto(`/de/dish/${dish.id}`)
  await doubleText(page)
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Gericht' }).last()).toBeVisible()
  expect(await stickingOut(page), 'the bar at the foot').toEqual([])
}
