import { mailTo } from './support/mailbox'
import { placeOrder } from './support/orders'
import { signIn } from './support/people'
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

test('once the food is ready the button is gone, which only the guest ever sees, and a stranger never who ordered', async ({
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
  const way = `/en/login?next=%2Fen%2Ftrack%2F${id}`
  await expect(stranger.getByRole('link', { name: 'Log in to cancel it.' })).toHaveAttribute('href', way)

  const cook = await newPerson()
  await signIn(cook, await kitchen.hire(), 'admin')
  await cook.goto(`/en/track/${id}`)
  await expect(cook.getByText(guest.email)).toBeVisible()
  await expect(cook.getByText('Live', { exact: true }), 'the page knows what time it is').toBeVisible()
  await expect(cook.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  for (const status of ['accepted', 'preparing', 'ready'])
    await kitchen.advance(id, { status, ...(status === 'accepted' && { ready_in_minutes: 15 }) })
  await kitchen.tell(id)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready')
  await expect(stranger.getByRole('main').getByRole('status')).toContainText('Ready')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})
