import type { Page } from '@playwright/test'

import type { Kitchen } from '../support/kitchen'
import { mailTo } from '../support/mailbox'
import { placeOrder } from '../support/orders'
import { enterPanel, moreAbout, openBoard, ticket } from '../support/panel'
import { notice, regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ locale: 'en-GB' })

/** Two of a dish for 40.00, accepted; the shop asks for one of it and two of another. */
async function proposed({ page, kitchen, guest }: { page: Page; kitchen: Kitchen; guest: Page }) {
  const { email, token } = await regular(guest)
  const dish = await kitchen.addMenuItem({ price: 20 })
  const other = await kitchen.addMenuItem({ price: 9.5 })
  const order = await placeOrder(guest.request, token, dish)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 30 })
  await enterPanel(page, `/admin/orders/${order.order_id}`)
  await page.getByRole('button', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  await dialog.getByRole('group', { name: dish.name }).getByRole('button').first().click()
  await dialog.getByLabel('Dish to add').selectOption(other.id)
  await dialog.getByRole('group', { name: other.name }).getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Mail the proposal' }).click()
  await expect(notice(page, 'The proposal is on its way.')).toBeVisible()
  await expect(page.getByText(/^Waits for the guest’s answer until/)).toBeVisible()
  const mail = await mailTo(email, { subject: /may we change something/ })
  const link = /https?:\S+#proposal=[\w-]+/.exec(mail.text)?.[0] ?? ''
  return { order, dish, other, link: new URL(link).pathname + new URL(link).hash }
}

test('the guest agrees from the mail without signing in, while the board waits', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const { order, dish, other, link } = await proposed({ page, kitchen, guest: await newPerson() })
  const board = await newPerson()
  await openBoard(board, await kitchen.hire())
  const card = ticket(board, order)
  await expect(card.getByText('Waits for the guest')).toBeVisible()

  const stranger = await newPerson()
  await stranger.goto(link)
  const asked = stranger.getByRole('dialog', { name: 'May we change your order?' })
  await expect(asked.getByText(`1 × ${dish.name}`)).toBeVisible()
  await expect(asked.getByText(`2 × ${other.name}`)).toBeVisible()
  await expect(asked.getByText('CHF 39.00')).toBeVisible()
  await asked.getByRole('button', { name: 'I agree' }).click()
  await expect(asked.getByRole('status')).toHaveText('Thank you! Your order is changed.')

  await expect(card.getByText('Waits for the guest')).toBeHidden()
  await expect(card.getByText(other.name)).toBeVisible()
  await stranger.reload()
  await expect(asked.getByRole('status')).toHaveText('Thank you! Your order is changed.')
})

test('the board asks the guest, and takes it back', async ({ page, kitchen, newPerson }) => {
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  const dish = await kitchen.addMenuItem({ price: 20 })
  const order = await placeOrder(guest.request, token, dish)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 30 })
  await openBoard(page, await kitchen.hire())
  const card = ticket(page, order)
  const dialog = await moreAbout(page, order)
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByRole('group', { name: dish.name }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Mail the proposal' }).click()
  await expect(card.getByText('Waits for the guest')).toBeVisible()
  await mailTo(email, { subject: /may we change something/ })

  await moreAbout(page, order)
  await dialog.getByRole('button', { name: 'Waits for the guest' }).click()
  await dialog.getByRole('button', { name: 'Withdraw the proposal' }).click()
  await expect(card.getByText('Waits for the guest')).toBeHidden()
  const mail = await mailTo(email, { subject: /everything stays as it is/ })
  expect(mail.text).toContain('We have withdrawn our proposal')
})
