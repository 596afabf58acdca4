import { enterPanel } from '../support/panel'
import { placeOrder } from '../support/orders'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test.describe('also once the session has ended', () => {
  test.use({ expectedErrors: [/401/] })

  test('“/” finds a page, an order and a dish by a word, with the keyboard alone, or leads to the sign-in', async ({
    page,
    kitchen,
    newPerson,
  }) => {
    const dish = await kitchen.addMenuItem()
    const guest = await newPerson()
    const { token } = await regular(guest)
    const { number } = await placeOrder(guest.request, token, dish)
    await enterPanel(page, '/admin/products')
    await page.getByRole('searchbox', { name: 'Search' }).press('/')
    await expect(page.getByRole('dialog'), 'a field takes the sign as text').toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()

    await page.keyboard.press('/')
    const search = page.getByRole('dialog', { name: 'Find pages, dishes, orders, guests' })
    await search.getByRole('searchbox').fill(String(number))
    await expect(search.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toContainText(String(number))
    await search.getByRole('searchbox').fill(dish.name)
    await expect(search.getByRole('link', { name: dish.name })).toBeVisible()
    await search.getByRole('searchbox').fill('%%')
    await expect(search.getByText('Nothing was found.')).toBeVisible()
    await search.getByRole('searchbox').fill('cash')
    await expect(search.getByRole('link', { name: /^Cash-up/i })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/cash-up')
    await expect(search).toBeHidden()

    await page.context().clearCookies()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('Muster')
    const way = page.getByRole('dialog').getByRole('link', { name: 'Sign in' })
    await expect(way).toHaveAttribute('href', '/admin/login?next=%2Fadmin%2Fcash-up')
  })
})

test('what waits stands beside its page until it is done, on a phone in the bar at its foot', async ({ page }) => {
  let orders = 120
  await page.route('**/api/v1/admin/tasks', (route) =>
    route.fulfill({
      json: { isSuccess: true, message: '', data: { orders, pay_back: 0, messages: 2, declarations: 0 } },
    }),
  )
  await enterPanel(page, '/admin/dashboard')
  const pages = page.getByRole('navigation', { name: 'Admin pages' })
  await expect(pages.getByText('120 waiting')).toBeAttached()
  await expect(pages.getByText('2 waiting'), 'behind a door that is closed').toBeAttached()
  await pages.getByRole('button', { name: 'Guests' }).click()
  await expect(pages.getByRole('listitem').filter({ hasText: 'Messages' }).last()).toContainText('2 waiting')

  orders = 0
  await page.setViewportSize({ width: 390, height: 664 })
  const bar = page.getByRole('navigation', { name: 'Often used' })
  await bar.getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/admin/products')
  await expect(bar.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('120 waiting')).toHaveCount(0)
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'Admin pages' }).getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('dialog', { name: 'Find pages, dishes, orders, guests' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Admin pages' })).toBeHidden()
})
