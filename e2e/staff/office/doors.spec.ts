import { logInToPanel } from '../../support/panel'
import { rememberCart } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/403 \(Forbidden\)/] })

// Which page is for whom: calls/admin-pages.

test('a manager changes the settings of the day, sees none of people and money, and keeps the cart when logging out', async ({
  page,
  kitchen,
}) => {
  await rememberCart(page, await kitchen.addMenuItem(), 3)
  await logInToPanel(page, '/admin/settings/ordering', await kitchen.hire('manager'))
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.filter({ hasText: 'Settings' })).toBeVisible()
  await expect(links.filter({ hasText: /^(Users|Mail)$/ })).toHaveCount(0)
  const ordering = page.getByRole('form', { name: 'Ordering' })
  await ordering.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ordering: Saved.')).toBeVisible()
  await expect(page.getByLabel('Minimum order for pickup (CHF)')).toHaveCount(0)
  await expect(links.filter({ hasText: 'Opening hours' })).toBeVisible()
  await expect(links.filter({ hasText: /^(Delivery zones|VAT)$/ })).toHaveCount(0)

  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))).toMatchObject({ role: 'manager' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([null, null])
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":3')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
})
