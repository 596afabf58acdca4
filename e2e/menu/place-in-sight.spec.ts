import type { Locator, Page } from '@playwright/test'

import { regular, rememberCart, takenOver } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 664 } })

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { y: 0, height: 0 }
}

test('on a phone the total and the button are in sight all the way through the checkout, and cover no field in use', async ({
  page,
  kitchen,
}) => {
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 15 }), 2)
  await page.goto('/en/checkout')
  const place = page.getByRole('button', { name: 'Place Order · CHF 30.00' })
  await expect(place).toBeInViewport({ ratio: 1 })
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus()
    await expect(place).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    const [typed, button] = [await boxOf(field), await boxOf(place)]
    expect(typed.y + typed.height, 'above the button').toBeLessThanOrEqual(button.y)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const [foot, button] = [await boxOf(page.getByRole('contentinfo')), await boxOf(place)]
  expect(button.y + button.height, 'it rests at the end of the form').toBeLessThanOrEqual(foot.y)
})

test('the row of categories opens where the guest is, however long it is, and however late its letters come', async ({
  page,
}) => {
  let sendLetters = () => {}
  const awaited = new Promise<void>((resolve) => {
    sendLetters = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto('/en/product/Beverages', { waitUntil: 'commit' })
  await takenOver(page)
  sendLetters()
  await page.evaluate(() => document.fonts.ready)
  await expect(chip(page, 'Beverages')).toBeInViewport({ ratio: 1 })
  await chip(page, 'Desserts').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desserts' })).toBeVisible()
  await expect(chip(page, 'Desserts')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY), 'sideways only').toBe(0)
})

function chip(page: Page, category: string): Locator {
  return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category, exact: true })
}
