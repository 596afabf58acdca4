import { enterPanel, openBoard } from '../support/panel'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

test('the kitchen pauses, takes more time, and guests see both until it ends', async ({ page, kitchen, newPerson }) => {
  await kitchen.pause(null)
  const guest = await newPerson()
  await openBoard(page, await kitchen.hire())
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await dialog.getByRole('button', { name: '15 min' }).click()
  await expect(page.getByRole('button', { name: /^Paused until \d\d:\d\d$/ })).toBeVisible()
  await guest.goto('/en')
  const hours = guest.getByRole('region', { name: 'Contact and opening hours' })
  await expect(hours).toContainText(/Kitchen paused until \d\d:\d\d/)

  await page.getByRole('button', { name: /^Paused until/ }).click()
  await dialog.getByRole('button', { name: 'Take orders again now' }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await guest.goto('/en')
  await expect(hours).toContainText(/^.*Open until .+ · Pickup in \d+ min$/)
  const usual = await hours.textContent()

  await page.getByRole('button', { name: 'More time' }).click()
  await dialog.getByText('+30', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  const running = page.getByRole('button', { name: /^\+30 min until \d\d:\d\d$/ })
  await expect(running).toBeVisible()
  await guest.goto('/en')
  await expect(hours).toContainText(/Pickup in \d+ min$/)
  await expect(hours).not.toHaveText(usual ?? '')
  await running.click()
  await dialog.getByRole('button', { name: 'Back to normal now' }).click()
  await expect(page.getByRole('button', { name: 'More time' })).toBeVisible()
})

test('the owner pauses and resumes from the page of today', async ({ page, kitchen }) => {
  await kitchen.pause(null)
  await enterPanel(page, '/admin/dashboard')
  const taking = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Taking orders' }) })
  const resume = taking.getByRole('button', { name: 'Take orders again now' })
  await taking.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '30 min' }).click()
  await expect(resume).toBeVisible()
  await expect(taking).toContainText(/\d\d:\d\d/)
  await resume.click()
  await expect(taking.getByRole('button', { name: 'Pause' })).toBeVisible()
})
