import { announced } from './support/kitchen'
import { mailTo } from './support/mailbox'
import { placeOrder } from './support/orders'
import { moreAbout, openBoard, tap, ticket } from './support/panel'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

test.use({ locale: 'en-GB' })

test('one tap of the kitchen promises what the guest was told, and a pickup cannot be rejected as undeliverable', async ({
  page,
  kitchen,
  newPerson,
}) => {
  test.slow()
  const guest = await newPerson()
  const { token, email } = await regular(guest)
  const order = await placeOrder(guest.request, token, await kitchen.addMenuItem({ price: 14.5 }))
  await openBoard(page, await kitchen.hire())
  const card = ticket(page, order)
  const accept = card.getByRole('button', { name: /^Accept · \d\d:\d\d$/ })
  const told = (await accept.textContent())?.slice(-5) ?? ''
  await tap((await moreAbout(page, order)).getByRole('button', { name: 'Reject …' }))
  const dialog = page.getByRole('dialog', { name: `Reject order ${order.number}` })
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(dialog.getByText('Cannot deliver there')).toHaveCount(0)
  await expect(dialog.getByRole('radio', { checked: true }), 'the reason is chosen, not assumed').toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await tap(accept)
  const mail = await mailTo(email, { subject: /is accepted|ist angenommen/, withinMs: announced.timeout })
  expect(mail.subject).toContain(told)
})
