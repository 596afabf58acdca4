import { notice, ordersOf, putIntoCart, regular, rememberCart } from '../support/shopping'
import { doubleText, stickingOut } from '../support/seen/reach'
import { expect, test } from '../support/test'

test('below the minimum the cart offers what is missing, and the checkout leads there', async ({ page, kitchen }) => {
  await regular(page)
  await rememberCart(page, await kitchen.addMenuItem({ price: 20 }), 1)
  await page.goto('/en/checkout')
  const refused = page.getByRole('status').filter({ hasText: 'Orders below CHF 25.00 cannot be placed.' })
  await refused.getByRole('link', { name: 'Add something' }).click()
  await expect(page).toHaveURL('/en/cart')
  const things = page.getByRole('region', { name: 'Something small to go with it?' }).getByRole('button')
  await expect(things).toHaveCount(3)
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleText(page)
  expect(await stickingOut(page), 'in the narrowest cart with the largest letters').toEqual([])
  await things.first().click()
  await expect(things, 'the minimum is reached').toHaveCount(0)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible()
})

test.describe('a session that ends at the last button', () => {
  test.use({ expectedErrors: [/401/] })

  test('says that nothing is ordered yet, and comes back to the button with all that was typed; pressed twice, it is one order', async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    await rememberCart(page, await kitchen.addMenuItem({ price: 30 }), 1)
    await page.goto('/en/checkout')
    await page.getByRole('textbox', { name: 'Order notes' }).fill('No onions')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).click()
    await expect(page.getByText('Your order has not been placed yet.')).toBeVisible()
    await page.getByRole('main').getByLabel('Email').fill(guest.email)
    await page.getByLabel('Password', { exact: true }).fill(guest.password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/en/checkout')
    await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('No onions')
    await page.getByRole('button', { name: 'Place Order · CHF 30.00' }).dblclick()
    await expect(notice(page, 'Order placed successfully!')).toBeVisible()
    expect(await ordersOf(page, guest)).toMatchObject([{ order_notes: 'No onions' }])
  })
})

test('a browser that keeps nothing says so before a cart is lost', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem()
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
  })
  await putIntoCart(page, menuItem, 1)
  await expect(notice(page, 'This browser keeps nothing')).toBeVisible()
})
