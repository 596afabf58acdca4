import type { Page } from '@playwright/test'

import type { MenuItem } from '../support/kitchen'
import { notice, ordersOf, regular, rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test('a price that changed since the cart was filled is shown and confirmed, also where an answer comes late', async ({
  page,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 14.5 })
  await rememberCart(page, menuItem)
  let isHeld = false
  let answerFirst = (): void => undefined
  const isLate = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  await page.route(
    '**/userorder/quote',
    async (route) => {
      const response = await route.fetch()
      await kitchen.setPrice(menuItem, 15.9)
      isHeld = true
      await isLate
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto('/en/cart')
  await expect.poll(() => isHeld).toBe(true)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  const change = page.getByRole('alert').filter({ hasText: 'Something has changed since you filled your cart' })
  await expect(change).toContainText(`${menuItem.name}: CHF 14.50 → CHF 15.90`)
  const late = page.waitForResponse('**/userorder/quote')
  answerFirst()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(change, 'the earlier question does not undo the answer to the later one').toBeVisible()
  const totals = page.getByRole('region', { name: 'Cart totals' })
  await expect(totals, 'nothing is taken over silently').toContainText('CHF 43.50')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await change.getByRole('button', { name: 'Accept the new prices' }).click()
  await expect(totals).toContainText('CHF 47.70')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
})

test.describe('at the last moment', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('a price that changes just before the guest presses asks again: no means no, and yes means yes', async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    const menuItem = await kitchen.addMenuItem({ price: 14.5 })
    await rememberCart(page, menuItem, 2)
    await page.goto('/en/checkout')
    await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
    // From now on no answer brings the new price by itself.
    await page.route('**/userorder/quote', () => undefined)
    await kitchen.setPrice(menuItem, 15.9)
    await page.getByRole('button', { name: 'Place Order · CHF 29.00' }).click()
    const question = page.getByRole('dialog', { name: 'The price has changed' })
    await expect(question).toContainText('CHF 29.00')
    await expect(question).toContainText('CHF 31.80')
    await question.getByRole('button', { name: 'Not now' }).click()
    expect(await ordersOf(page, guest), 'nothing was ordered').toEqual([])
    const change = page.getByRole('alert').filter({ hasText: `${menuItem.name}: CHF 14.50 → CHF 15.90` })
    await expect(change, 'said where the button was').toBeInViewport()
    await change.getByRole('button', { name: 'Accept the new prices' }).click()

    await kitchen.setPrice(menuItem, 16.9)
    await page.getByRole('button', { name: 'Place Order · CHF 31.80' }).click()
    await question.getByRole('button', { name: 'Order for CHF 33.80' }).click()
    await expect(notice(page, 'Order placed successfully!')).toBeVisible()
    expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 33.8 }])
  })
})

test.describe('at the very moment of the press', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('what is sold out while the guest fills in the form is said at its line when they press, else within five seconds, beside the button, and on the menu', async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    const [first, second] = [await kitchen.addMenuItem({ price: 30 }), await kitchen.addMenuItem({ price: 31 })]
    await page.clock.install()
    await rememberTwo(page, first, second)
    await page.goto('/en/checkout')
    await expect(page.getByText(/^≈ \d\d:\d\d/), 'the quote is there').toBeVisible()
    await kitchen.sellOut(first)
    await page.getByRole('button', { name: 'Place Order · CHF 61.00' }).click()
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(page.getByRole('alert').filter({ hasText: 'sold out' }), 'once, at its place').toHaveCount(1)
    await expect(summary.getByRole('alert')).toContainText(`${first.name} is sold out.`)
    await summary.getByRole('button', { name: `Remove ${first.name}` }).click()
    await expect(page.getByRole('button', { name: 'Place Order · CHF 31.00' })).toBeVisible()

    await kitchen.sellOut(second)
    await page.clock.runFor('00:05')
    await expect(summary.getByRole('alert')).toContainText(`${second.name} is sold out.`)
    await expect(summary.getByRole('button', { name: `Remove ${second.name}` })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Place Order/ })).toHaveCount(0)
    await summary.getByRole('link', { name: 'Choose another' }).click()
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: second.name })).toContainText(/Sold out/)
    await expect(page.getByRole('button', { name: `: ${second.name}` })).toHaveCount(0)
    expect(await ordersOf(page, guest)).toEqual([])
  })
})

/** One of each, as the cart of an earlier visit holds them. */
async function rememberTwo(page: Page, ...menuItems: MenuItem[]): Promise<void> {
  const lines = menuItems.map(({ id, name, price }) => {
    return [id, { item: { id, name, price, image: null, minimum_age: 0 }, quantity: 1 }] as const
  })
  await page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem('was-here')) localStorage.setItem('cart', text)
      sessionStorage.setItem('was-here', 'yes')
    },
    JSON.stringify(Object.fromEntries(lines)),
  )
}
