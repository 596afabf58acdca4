import { placeOrder } from '../support/orders'
import { enterPanel, openBoard, tap, ticket } from '../support/panel'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })
test.afterEach(({ kitchen }) => kitchen.setShop({ skips_preparing: false }))

test('the owner leaves a step out: what is accepted becomes ready with one tap, undone with one', async ({
  page,
  kitchen,
  newPerson,
}) => {
  await enterPanel(page, '/admin/settings/ordering')
  await page.getByRole('checkbox', { name: 'At the board straight from “accepted” to “ready”' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  const guest = await newPerson()
  const { token } = await regular(guest)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem())
  await openBoard(page, await kitchen.hire())
  const card = ticket(page, order)
  await tap(card.getByRole('button', { name: /^Accept · / }))
  await expect(card.getByRole('button', { name: 'Start cooking' })).toHaveCount(0)
  await tap(card.getByRole('button', { name: 'Ready' }), { isTwice: true })
  await expect(card).toContainText('ready')
  expect(await kitchen.statusOf(order)).toBe('ready')
  await card.getByRole('button', { name: `Undo the last step of ${order.number}` }).click()
  await expect(card).toContainText('accepted')
  await tap(card.getByRole('button', { name: 'Ready' }))
  await tap(card.getByRole('button', { name: /^Collected · / }))
  await expect(card).toBeHidden()
})
