import { dataOf } from '../support/kitchen'
import { mailTo } from '../support/machine/mailbox'
import { placeOrder } from '../support/orders'
import { phoneSize } from '../support/settings'
import { regular } from '../support/shopping'
import { expect, test } from '../support/test'

test.use({ viewport: phoneSize })

test('nobody accepts an order: its page says so with the number to call, and it can be cancelled after its 15 minutes', async ({
  page,
  kitchen,
}) => {
  const { token, email } = await regular(page)
  const { order_id: id, number } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  const { phone } = await dataOf<{ phone: string }>(await page.request.get('/api/v1/shop'))
  const longer = page.getByRole('region', { name: 'This takes longer than we thought' })
  const time = page.getByText(/^About .+, not yet confirmed$/)
  await page.goto(`/en/track/${id}`)
  await expect(time).toBeVisible()
  await expect(longer).toHaveCount(0)

  // Short of the minutes after which this shop rejects it, and past the time that was quoted.
  await kitchen.wait(id, 17)
  await page.clock.install({ time: Date.now() + 30 * 60_000 })
  const user = JSON.stringify({ email, role: 'user', name: '' })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
  await page.goto('/en')
  const card = page.getByRole('complementary', { name: `Your order ${number}` })
  await expect(card).toContainText('This takes longer than we thought')
  await expect(card.getByText(/not yet confirmed/)).toHaveCount(0)
  await expect(card.getByRole('link', { name: phone, exact: true })).toBeVisible()
  await page.goto(`/en/track/${id}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('This takes longer than we thought')
  await expect(time).toHaveCount(0)
  const call = longer.getByRole('link', { name: phone, exact: true })
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
  const cancel = longer.getByRole('button', { name: 'Cancel order' })
  await expect(cancel, 'beside the number').toBeInViewport({ ratio: 1 })
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Yes, cancel order' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Cancelled')
  await expect(longer).toHaveCount(0)
})

test('an order that is accepted too late for the time that was shown: page and mail name both times', async ({
  page,
  kitchen,
}) => {
  const { token, email } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await kitchen.wait(id, 17)
  await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
  await kitchen.tell(id)
  await page.goto(`/en/track/${id}`)
  await expect(page.getByText(/^Ready at \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^Instead of \d\d:\d\d, as shown before\.$/)).toBeVisible()
  expect((await mailTo(email, { subject: /is accepted/ })).text).toMatch(/You were shown \d\d:\d\d\./)
})

test.describe('an order that is accepted late', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('can be cancelled no more, on an open page and in an open question', async ({ page, kitchen }) => {
    const { token } = await regular(page)
    const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
    await kitchen.wait(id, 16)
    await page.goto(`/en/track/${id}`)
    const cancel = page.getByRole('button', { name: 'Cancel order' })
    await cancel.click()
    await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Yes, cancel order' }).click()
    await expect(question.getByRole('alert')).toHaveText('This order can no longer be cancelled. Please call us.')
    await question.getByRole('button', { name: 'Keep order' }).click()
    await expect(cancel).toHaveCount(0)
  })
})

test('after the owner’s minutes the shop itself rejects it, on the open page and by mail', async ({
  page,
  kitchen,
}) => {
  const { token, email } = await regular(page)
  const { order_id: id } = await placeOrder(page.request, token, await kitchen.addMenuItem())
  await page.goto(`/en/track/${id}`)
  await kitchen.wait(id, 21)
  const state = page.getByRole('main').getByRole('status')
  // The clock looks each half minute, and what it does is told when it cannot be undone.
  await expect(state).toContainText('Rejected', { timeout: 60_000 })
  await expect(state).toContainText('Nobody accepted it in time.')
  const mail = await mailTo(email, { subject: /cannot take order/ })
  expect(mail.text).toContain('Nobody accepted your order in time.')
})
