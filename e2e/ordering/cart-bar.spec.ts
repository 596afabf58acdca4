import type { Page } from '@playwright/test'

import type { MenuItem } from '../support/kitchen'
import { rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

function cartBar(page: Page) {
  return page.getByRole('complementary', { name: 'Cart' })
}

test('the bar is one line, not in the way of a field, and the tap that leaves the field reaches what was below it; on the page of a dish the foot of the screen takes its place', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await rememberCart(page, menuItem)
  await page.goto('/en/menu')
  await takenOver(page)
  await expect(cartBar(page)).toContainText('CHF 29.00')
  expect((await cartBar(page).getByRole('link').boundingBox())?.height).toBe(56)
  const add = page.getByRole('button', { name: `Quick Add: ${menuItem.name}` })
  await add.scrollIntoViewIfNeeded()
  await page.getByRole('searchbox').focus()
  await expect(cartBar(page), 'not above the keyboard').toBeHidden()
  // To the place of the bar; sections that come near the screen are laid out, and may be higher than they were taken for.
  const toThePlaceOfTheBar = () =>
    add.evaluate((element) => {
      const way = Math.round(element.getBoundingClientRect().bottom - innerHeight + 12)
      scrollBy({ top: way, behavior: 'instant' })
      return way
    })
  await expect.poll(toThePlaceOfTheBar).toBe(0)
  const { x, y, width, height } = (await add.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(page.getByTestId('cart-count')).toHaveText('3')
  await expect(cartBar(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/menu$/)
  for (const path of ['/login', '/Register']) {
    await page.goto(`/en${path}`)
    await takenOver(page)
    await expect(cartBar(page), path).toHaveCount(0)
  }
  await expectFootOfDish(page, menuItem)
})

/** It puts the dish into the cart and leads there. */
async function expectFootOfDish(page: Page, menuItem: MenuItem): Promise<void> {
  await page.goto(`/en/dish/${menuItem.id}`)
  await takenOver(page)
  const add = page.getByRole('button', { name: `Add to Cart: ${menuItem.name}` })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 })
    await page.getByRole('button', { name: 'Increase' }).first().click()
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.click()
  }
  await expect(page.getByTestId('cart-count')).toHaveText('7')
  await expect(cartBar(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Cart, 7 dishes' }).click()
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cartBar(page)).toHaveCount(0)
}
