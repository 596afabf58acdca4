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
