import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { placeOrder } from './support/orders'
import { fillInProfile, settled, signIn } from './support/people'
import { notice, takenOver } from './support/shopping'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/status of (401|409|422)/] })

test('a guest deletes his account when his food has come', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  const guest = await settled()
  await fillInProfile(guest)
  const token = await signIn(page, guest)
  const order = await placeOrder(page.request, token, menuItem)

  await page.goto('/en/profile')
  await takenOver(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await expect(dialog).toContainText('stays in the books for ten years, without your name')
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(guest.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('One of your orders is not finished yet.')

  for (const status of ['accepted', 'preparing', 'ready', 'completed'])
    await kitchen.advance(order.order_id, { status })
  await kitchen.tell(order.order_id)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/en')
  await expect(notice(page, 'Your account is deleted.')).toBeVisible()

  await page.goto(`/en/track/${order.order_id}`)
  await expect(page.getByText(menuItem.name)).toBeVisible()
  await expect(page.getByText('Badenerstrasse')).toHaveCount(0)
  const credentials = { email: guest.email, password: guest.password }
  expect((await page.request.post('/api/v1/user/login', { data: credentials })).status()).toBe(401)
})

test('a guest downloads what the shop knows about him, to read and for programs', async ({ page, kitchen }) => {
  const menuItem = await kitchen.addMenuItem({ price: 30 })
  const guest = await settled()
  await fillInProfile(guest)
  const token = await signIn(page, guest)
  const order = await placeOrder(page.request, token, menuItem)
  await page.goto('/en/profile')
  await takenOver(page)

  const json = await downloaded(page, 'Download as JSON')
  expect(JSON.parse(json)).toMatchObject({
    account: { email: guest.email, firstname: guest.firstname },
    billing: { street_address: 'Badenerstrasse 99' },
    orders: [{ order_id: order.order_id, items: [{ name: menuItem.name, quantity: 2 }] }],
  })
  const html = await downloaded(page, 'Download to read')
  await page.setContent(html)
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  for (const said of [guest.email, 'Badenerstrasse 99', `2 × ${menuItem.name}`])
    await expect(page.getByText(said).first()).toBeVisible()
})

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFile(await download.path(), 'utf8')
}
