import { mailTo } from '../support/machine/mailbox'
import { placeOrder } from '../support/orders'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test('a guest cancels in time, is asked before, and gets it in writing; a stranger never learns who ordered', async ({
  page,
  kitchen,
  request,
}) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await page.goto(`/en/track/${id}`)
  await expect(page.getByText('Badenerstrasse 99').or(page.getByText(guest.email)).first()).toBeVisible()
  // A document says all that its page knows.
  const seen = await (await request.get(`/en/track/${id}`)).text()
  expect(seen).toContain('Received')
  for (const secret of [guest.email, guest.lastname, '555 01 01', 'Badenerstrasse']) expect(seen).not.toContain(secret)

  await expect(page.getByText('Can be cancelled until the kitchen accepts it.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await question.getByRole('button', { name: 'Yes, cancel order' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await mailTo(guest.email, { subject: /cancel/i })
})
