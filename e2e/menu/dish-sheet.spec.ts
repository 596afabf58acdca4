import type { Locator } from '@playwright/test'

import { choose, openSheet } from '../support/choices'
import { notice, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 664 } })

test('back closes the sheet and stays on the menu, what was chosen is there again, and a double tap adds once', async ({
  page,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  await page.goto('/en/cart')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'To the menu' }).click()
  await expect(page).toHaveURL(/\/en\/menu/)
  const plus = page.getByRole('button', { name: `Quick Add: ${pizza.name}` })
  await plus.scrollIntoViewIfNeeded()
  const place = await placeOf(plus)
  await plus.press('Enter')
  const sheet = page.getByRole('dialog', { name: pizza.name })
  await choose(sheet, 'Size', '40 cm')
  await sheet.getByText('Add a note').click()
  await sheet.getByRole('textbox', { name: 'Note for the kitchen' }).fill('well done')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/en\/menu/)
  await expect(plus).toBeFocused()
  expect(await placeOf(plus)).toBe(place)
  await page.goForward()
  await expect(sheet, 'no sheet comes back on its own').toBeHidden()

  await plus.press('Enter')
  await expect(sheet.getByRole('radio', { name: '40 cm' })).toBeChecked()
  await expect(sheet.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('well done')
  await choose(sheet, 'Erste Hälfte', 'Margherita')
  await choose(sheet, 'Zweite Hälfte', 'Verdure')
  await sheet.getByRole('button', { name: /^Add to Cart/ }).dblclick()
  await expect(notice(page, `${pizza.name} added to cart!`)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await plus.press('Enter')
  await expect(sheet.getByRole('radio', { name: '40 cm' }), 'added is done').not.toBeChecked()
})

test('the sheet says what one buys, and however it is closed, the next back leaves the menu', async ({
  page,
  kitchen,
}) => {
  const pizza = await kitchen.addPizza()
  await kitchen.sellOnlyAt(pizza, [{ weekday: 5, opens: '11:00', closes: '14:00' }])
  await page.clock.setFixedTime(new Date('2027-05-06T22:00:00+02:00'))
  await page.goto('/en/contact')
  const sheet = await openSheet(page, pizza)
  await expect(sheet.getByText('Knusprig', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Pre-order only, from Fri 11:00')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Add to Cart/ }), 'the price stays in sight').toBeInViewport({
    ratio: 1,
  })
  const plus = page.getByRole('button', { name: `: ${pizza.name}` })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await plus.press('Enter')
  await sheet.getByRole('button', { name: 'Dismiss' }).click()
  await expect(sheet).toBeHidden()
  await plus.press('Enter')
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await page.reload()
  await takenOver(page)
  await expect(sheet).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'isChooser' in window.history.state)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
})

/** In the window, once the page has drawn what it was scrolled to. */
async function placeOf(button: Locator): Promise<number | undefined> {
  const places: (number | undefined)[] = []
  async function isAtRest() {
    places.push((await button.boundingBox())?.y)
    return places.length > 1 && places.at(-1) === places.at(-2)
  }
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true)
  return places.at(-1)
}
