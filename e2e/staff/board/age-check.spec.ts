import type { Page } from '@playwright/test'

import { dataOf, type Kitchen } from '../../support/kitchen'
import { mailTo } from '../../support/machine/mailbox'
import { orderFor, type Order } from '../../support/orders'
import { openBoard, tap, ticket } from '../../support/panel'
import { regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

/** Food for 29.00 and a beer for 6.20, ready to be handed over. */
async function readyWithBeer(guest: Page, kitchen: Kitchen) {
  const { email, token } = await regular(guest)
  const food = orderFor(await kitchen.addMenuItem({ price: 14.5 }))
  const declared = { minimum_age: '16', vat_class: 'standard' }
  const beer = await kitchen.addMenuItem({ price: 6.2, declared })
  const items = [...food.items, ...orderFor(beer, 1).items]
  const order = await dataOf<Order>(
    await guest.request.post('/api/v1/userorder/create-order', {
      headers: { Authorization: `Bearer ${token}` },
      data: { ...food, items, total_amount: '35.20' },
    }),
  )
  for (const status of ['accepted', 'preparing', 'ready']) await kitchen.advance(order.order_id, { status })
  return { email, order, beer }
}

/** Asks for the ID: a card takes no tap in the moment in which it comes. */
async function collect(page: Page, order: Order) {
  const card = ticket(page, order)
  await expect(async () => {
    await card.getByRole('button', { name: 'Collected · 35.20' }).click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

test('without an ID the beer stays here: the guest pays the rest and is told why', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { email, order, beer } = await readyWithBeer(guest, kitchen)
  await openBoard(page, await kitchen.hire())
  await collect(page, order)
  const dialog = page.getByRole('dialog', { name: `${order.number}: ID, from the age of 16` })
  await expect(dialog).toContainText(`1 × ${beer.name}`)
  await expect(dialog).toContainText('CHF 29.00 is to be paid')
  await tap(dialog.getByRole('button', { name: 'No alcohol' }))
  await kitchen.tell(order.order_id)

  await guest.goto(`/en/track/${order.order_id}`)
  const main = guest.getByRole('main')
  await expect(main).toContainText('Not handed over without valid ID; not charged')
  await expect(main).toContainText('CHF 29.00')
  await expect(main).not.toContainText('CHF 35.20')
  const mail = await mailTo(email, { subject: new RegExp(`Order ${order.number}: handed over without alcohol`) })
  expect(mail.text).toContain(beer.name)
  expect(mail.text).toContain('CHF 29.00')
})
