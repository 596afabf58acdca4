import { orderFor } from '../../support/orders'
import { dataOf } from '../../support/kitchen'
import { enterPanel } from '../../support/panel'
import { notice, regular } from '../../support/shopping'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB', expectedErrors: [/422 \(Unprocessable/] })

test('what awaits its payment is with the payments, and the staff ask the provider; keys of the wrong kind are told apart', async ({
  page,
  kitchen,
  newPerson,
}) => {
  const guest = await newPerson()
  const { token } = await regular(guest)
  await kitchen.offerOnline()
  const data = { ...orderFor(await kitchen.addMenuItem({ price: 20 })), payment_method: 'Online' }
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await guest.request.post('/api/v1/userorder/create-order', { headers, data })
  const order = await dataOf<{ number: number; short_number: string }>(answer)
  await enterPanel(page, '/admin/payments')
  const waiting = page.getByRole('listitem').filter({ hasText: order.short_number })
  await expect(waiting).toContainText('Awaiting money')
  await waiting.getByRole('button', { name: `${order.number} ${order.short_number}: ask the provider` }).click()
  await expect(notice(page, 'Asked. The list shows what the provider says now.')).toBeVisible()

  await page.goto('/admin/payments-online')
  const form = page.getByRole('form', { name: 'Your account with Stripe' })
  await form.getByLabel('Secret key').fill('pk_live_public')
  await form.getByLabel('Signing secret of the webhook').fill('sk_live_secret')
  await form.getByRole('button', { name: 'Check and use' }).click()
  await expect(form.getByText('This is no secret key.')).toBeVisible()
  await expect(form.getByText('This is no signing secret of a webhook.')).toBeVisible()
  await expect(page.getByText('/api/v1/payments/stripe/events')).toBeVisible()
})
