import { enterPanel, logInToPanel } from '../support/panel'
import { admin, settled, signIn } from '../support/people'
import { rememberCart } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

const forAdmins = [
  'dashboard',
  'users',
  'categories',
  'products',
  'options',
  'menu-file',
  'settings',
  'mail',
  'messages',
  'devices',
  'report',
  'report/period',
]
const forStaff = ['orders', 'orders/all', 'payments', 'cash-up']
const forTheOwner = ['users', 'report', 'report/period', 'mail']

test('a visitor and a customer are sent to the admin login by every page', async ({ page }) => {
  test.slow()
  for (const name of [...forAdmins, ...forStaff]) {
    await page.goto(`/admin/${name}`)
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(`/admin/${name}`)}`)
  }
  await signIn(page, await settled())
  for (const name of ['', '/dashboard', '/orders']) {
    await page.goto(`/admin${name}`)
    await expect(page).toHaveURL(/\/admin\/login/)
  }
})

test.describe('staff', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('sees orders and payments, and a clear no on the pages of administrators', async ({ page, kitchen }) => {
    await enterPanel(page, '/admin/orders/all', await kitchen.hire())
    await expect(
      page.getByRole('navigation', { name: /^(Admin pages|Seiten der Verwaltung)$/ }).getByRole('link'),
    ).toHaveText(['Orders', 'Payments', 'Cash-up'])
    for (const name of forStaff) expect((await page.goto(`/admin/${name}`))?.status(), name).toBe(200)
    for (const name of forAdmins) {
      expect((await page.goto(`/admin/${name}`))?.status(), name).toBe(403)
      await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
    }
  })
})

test.describe('a manager', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('sees every page but those of people and of what the shop earns', async ({ page, kitchen }) => {
    await enterPanel(page, '/admin/dashboard', await kitchen.hire('manager'))
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasText: 'Settings' })).toBeVisible()
    await expect(links.filter({ hasText: /^(Users|Day report|Mail)$/ })).toHaveCount(0)
    for (const name of [...forAdmins, ...forStaff]) {
      const expected = forTheOwner.includes(name) ? 403 : 200
      expect((await page.goto(`/admin/${name}`))?.status(), name).toBe(expected)
    }
  })

  test('changes the settings of the day, and is not shown those of money', async ({ page, kitchen }) => {
    await enterPanel(page, '/admin/settings', await kitchen.hire('manager'))
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
  for (const name of [...forAdmins, ...forStaff]) expect((await page.goto(`/admin/${name}`))?.status(), name).toBe(200)
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

  test('does not lead to other sites', async ({ page }) => {
    await page.goto('/admin/login?next=https://example.com/')
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password').fill(admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
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
