import { setUpFactor } from '../support/factor'
import { enterPanel } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/403 \(Forbidden\)/] })

test('once the owner asks for a second factor, a manager without one is led to set it up, wherever they want to go', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const [owner, login] = [await kitchen.hire('admin'), await kitchen.hire('manager')]
  await enterPanel(page, '/admin/dashboard', owner)
  await setUpFactor(page, owner)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Ask for a second factor' }).click()
  await expect(page.getByRole('button', { name: 'Ask for it no more' })).toBeVisible()
  try {
    const manager = await newPerson()
    await manager.goto('/admin/login?next=%2Fadmin%2Fcategories')
    await manager.getByLabel('Email').fill(login.email)
    await manager.getByLabel('Password').fill(login.password)
    await manager.getByRole('button', { name: 'Login' }).click()
    await expect(manager).toHaveURL('/admin/account')
    await expect(manager.getByText('This shop asks owners and managers for a second factor.')).toBeVisible()
    await setUpFactor(manager, login)
    await manager.goto('/admin/categories')
    await expect(manager.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  } finally {
    await page.getByRole('button', { name: 'Ask for it no more' }).click()
    await expect(page.getByRole('button', { name: 'Ask for a second factor' })).toBeVisible()
  }
})
