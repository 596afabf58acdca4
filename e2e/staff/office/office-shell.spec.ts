import { enterPanel } from '../../support/panel'
import { placeOrder } from '../../support/orders'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

// Also once the session has ended.
test.use({ locale: 'en-GB', expectedErrors: [/401/] })

test('what waits stands beside its page until it is done; “/”, or the bar of a phone, leads to a page, an order, a dish or the sign-in', async ({
  page,
  kitchen,
  newPerson,
}) => {
  let orders = 120
  await page.route('**/api/v1/admin/tasks', (route) => {
    const data = { orders, pay_back: 0, messages: 2, declarations: 0 }
    return route.fulfill({ json: { isSuccess: true, message: '', data } })
  })
  const dish = await kitchen.addMenuItem()
  const { token } = await regular(await newPerson())
  const { number } = await placeOrder(page.request, token, dish)
  await enterPanel(page, '/admin/products')
  const pages = page.getByRole('navigation', { name: 'Admin pages' })
  await expect(pages.getByText('120 waiting')).toBeAttached()
  await expect(pages.getByText('2 waiting'), 'behind a door that is closed').toBeAttached()
  await pages.getByRole('button', { name: 'Guests' }).click()
  await expect(pages.getByRole('listitem').filter({ hasText: 'Messages' }).last()).toContainText('2 waiting')

  await page.getByRole('searchbox', { name: 'Search' }).press('/')
  await expect(page.getByRole('dialog'), 'a field takes the sign as text').toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.type(String(number))
  const search = page.getByRole('dialog', { name: 'Find pages, dishes, orders, guests' })
  await expect(search.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toContainText(String(number))
  await search.getByRole('searchbox').fill(dish.name)
  await expect(search.getByRole('link', { name: dish.name })).toBeVisible()
  await search.getByRole('searchbox').fill('%%')
  await expect(search.getByText('Nothing was found.')).toBeVisible()
  await search.getByRole('searchbox').fill('cash')
  await expect(search.getByRole('link', { name: /^Cash-up/i })).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL('/admin/cash-up')
  await expect(search).toBeHidden()

  await page.setViewportSize({ width: 390, height: 664 })
  const bar = page.getByRole('navigation', { name: 'Often used' })
  const badge = await bar.getByText('99+').first().boundingBox()
  expect(badge?.height, 'the count in one line').toBeLessThan(30)
  orders = 0
  await bar.getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/admin/products')
  await expect(bar.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('120 waiting')).toHaveCount(0)
  await bar.getByRole('button', { name: 'More' }).click()
  await page.context().clearCookies()
  await page.getByRole('dialog', { name: 'Admin pages' }).getByRole('button', { name: 'Find' }).click()
  await search.getByRole('searchbox').fill('Muster')
  await expect(page.getByRole('dialog', { name: 'Admin pages' })).toBeHidden()
  const way = search.getByRole('link', { name: 'Sign in' })
  await expect(way).toHaveAttribute('href', '/admin/login?next=%2Fadmin%2Fproducts')
})
