import type { Locator } from '@playwright/test'

import { mailTo } from '../../support/machine/mailbox'
import { placeOrder } from '../../support/orders'
import { moreAbout, openBoard, ticket } from '../../support/panel'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

/** One less of the first dish, and whatever else was changed before. */
async function propose(dialog: Locator, dish: string): Promise<void> {
  await dialog.getByRole('group', { name: dish }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Mail the proposal' }).click()
}

test('the board asks the guest, who agrees from the mail without signing in; another proposal is taken back', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { email, token } = await regular(guest)
  const dish = await kitchen.addMenuItem({ price: 20 })
  const other = await kitchen.addMenuItem({ price: 9.5 })
  const order = await placeOrder(guest.request, token, dish)
  await kitchen.advance(order.order_id, { status: 'accepted', ready_in_minutes: 30 })
  await kitchen.tell(order.order_id)
  await openBoard(page, await kitchen.hire())
  const card = ticket(page, order)
  const dialog = await moreAbout(page, order)
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByLabel('Dish to add').selectOption(other.id)
  await dialog.getByRole('group', { name: other.name }).getByRole('button').last().click()
  await propose(dialog, dish.name)
  await expect(card.getByText('Waits for the guest')).toBeVisible()

  const mail = await mailTo(email, { subject: /may we change something/ })
  const link = new URL(/https?:\S+#proposal=[\w-]+/.exec(mail.text)?.[0] ?? '')
  const stranger = await newPerson()
  await stranger.goto(link.pathname + link.hash)
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

  await page.goto(`/admin/orders/${order.order_id}`)
  await page.getByRole('button', { name: 'Change the order' }).click()
  await propose(page.getByRole('dialog', { name: 'Change the order' }), other.name)
  await expect(page.getByText(/^Waits for the guest’s answer until/)).toBeVisible()
  await page.goto('/admin/orders')
  await expect(card.getByText('Waits for the guest')).toBeVisible()
  await moreAbout(page, order)
  await dialog.getByRole('button', { name: 'Waits for the guest' }).click()
  await dialog.getByRole('button', { name: 'Withdraw the proposal' }).click()
  await expect(card.getByText('Waits for the guest')).toBeHidden()
  expect((await mailTo(email, { subject: /everything stays as it is/ })).text).toContain(
    'We have withdrawn our proposal',
  )
})
