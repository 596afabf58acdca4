import { enterPanel, logInToPanel } from '../support/panel'
import { admin, settled, signIn } from '../support/people'
import { rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

// Which page is for whom: calls/admin-pages.

test('a visitor and a customer are sent to the admin login', async ({ page }) => {
  await page.goto('/admin/products')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fproducts')
  await signIn(page, await settled())
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test.describe('staff', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('finds orders and payments, and a clear no on the pages of administrators', async ({ page, kitchen }) => {
    await enterPanel(page, '/admin/orders/all', await kitchen.hire())
    await expect(
      page.getByRole('navigation', { name: /^(Admin pages|Seiten der Verwaltung)$/ }).getByRole('link'),
    ).toHaveText(['Orders', 'Payments', 'Cash-up'])
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  })
})

test.describe('a manager', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('changes the settings of the day, and is shown nothing of people and of money', async ({ page, kitchen }) => {
    await enterPanel(page, '/admin/settings', await kitchen.hire('manager'))
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasText: 'Settings' })).toBeVisible()
    await expect(links.filter({ hasText: /^(Users|Day report|Mail)$/ })).toHaveCount(0)
    const ordering = page.getByRole('form', { name: 'Ordering' })
    await ordering.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Ordering: Saved.')).toBeVisible()
    await expect(page.getByLabel('Minimum order for pickup (CHF)')).toHaveCount(0)
    await expect(page.getByLabel('VAT number')).toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Delivery zones' })).toHaveCount(0)
  })
})

test('an administrator finds the pages of the sidebar in their order', async ({ page }) => {
  await enterPanel(page, '/admin/dashboard')
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Users',
    'Categories',
    'Products',
    'Orders',
    'Payments',
    'Options',
    'Declarations',
    'Menu as a file',
    'Translations',
    'Customers',
    'Messages',
    'Day report',
    'Statistics',
    'Cash-up',
    'Look',
    'Texts',
    'Settings',
    'Mail',
    'Devices',
    'Changes',
  ])
})

test.describe('the login', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('says the same to a wrong password and to a customer', async ({ page }) => {
    const customer = await settled()
    const tries = [customer, { email: admin.email, password: 'certainly not this one' }]
    await page.goto('/admin/login')
    for (const { email, password } of tries) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('You are not authorized to access admin panel')).toBeVisible()
    }
  })
})

test('logging out of the admin area keeps the cart and forgets the person', async ({ page, kitchen }) => {
  await rememberCart(page, await kitchen.addMenuItem(), 3)
  await logInToPanel(page, '/admin/dashboard')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))).toMatchObject({ role: 'admin' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([null, null])
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":3')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('whoever is disabled is out at the next request', async ({ page, kitchen, newPerson }) => {
  const login = await kitchen.hire()
  await enterPanel(page, '/admin/orders/all', login)
  const office = await newPerson()
  await enterPanel(office, '/admin/users')
  await office.getByRole('searchbox', { name: 'Name or email' }).fill(login.email)
  await office.getByRole('button', { name: 'Search' }).click()
  const row = office.getByRole('row', { name: login.email })
  await row.getByRole('button', { name: 'More about Luca Rossi' }).click()
  await office.getByRole('menuitem', { name: 'Disable' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(row).toContainText('disabled')
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
})
