import { announced } from './support/kitchen'
import { mailTo } from './support/mailbox'
import { placeOrder } from './support/orders'
import { regular } from './support/shopping'
import { expect, test } from './support/test'

test('a guest cancels in time, is asked before, and gets it in writing', async ({ page, kitchen }) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await page.goto(`/en/track/${id}`)
  await expect(page.getByText(/Can be cancelled for another 1\d minutes/)).toBeVisible()
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

test('the staff see whose order it is, but no button that is only for the guest', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  const cook = await newPerson()
  expect((await cook.request.post('/api/v1/admin/login', { data: await kitchen.hire() })).status()).toBe(200)
  await cook.goto(`/en/track/${id}`)
  await expect(cook.getByText(guest.email)).toBeVisible()
  await expect(cook.getByText('Live', { exact: true }), 'the page knows what time it is').toBeVisible()
  await expect(cook.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

test('once the food is ready the button is gone, and a stranger never sees it, nor who ordered', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await regular(page)
  const { order_id: id } = await placeOrder(page.request, guest.token, await kitchen.addMenuItem())
  await page.goto(`/en/track/${id}`)
  await expect(page.getByText('Badenerstrasse 99').or(page.getByText(guest.email)).first()).toBeVisible()

  const stranger = await newPerson()
  await stranger.goto(`/en/track/${id}`)
  await expect(stranger.getByRole('main').getByRole('status')).toContainText('Received')
  for (const secret of [guest.email, guest.lastname, '555 01 01', 'Badenerstrasse']) {
    expect(await stranger.content()).not.toContain(secret)
  }
  await expect(stranger.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  for (const status of ['accepted', 'preparing', 'ready'])
    await kitchen.advance(id, { status, ...(status === 'accepted' && { ready_in_minutes: 15 }) })
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready', announced)
  await expect(stranger.getByRole('main').getByRole('status')).toContainText('Ready', announced)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})
