import { expect, test } from 'vitest'
import { recordedWorld, unknownId } from '@/lib/testing/recorded-world'
import { Transcript } from '@/lib/testing/transcript'

test('a customer is blocked and let order again as recorded', async () => {
  const { customer, staff, admin: by } = await recordedWorld()
  const id = customer.userId
  const said = new Transcript()
  await said.ask(`PUT customers/${id}/block`, { by: staff, json: { reason: 'Holt nie ab' } })
  await said.ask(`PUT customers/${unknownId}/block`, { by, json: { reason: 'Holt nie ab' } })
  await said.ask(`PUT customers/${id}/block`, { by, json: {} })
  await said.ask(`PUT customers/${id}/block`, { by, json: { reason: 'x'.repeat(501) } })
  await said.ask(`PUT customers/${id}/block`, { by, json: { reason: 'Holt nie ab' } })
  const order = {
    payment_id: 'pay_blocked',
    payment_method: 'Cash on Delivery',
    payment_status_id: 16,
    total_amount: '37.80',
    currency: 'CHF',
    items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
  }
  await said.ask('POST userorder/create-order', { by: customer, json: order })
  await said.ask(`DELETE customers/${unknownId}/block`, { by })
  await said.ask(`DELETE customers/${id}/block`, { by })
  await said.ask(`DELETE customers/${id}/block`, { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/customers.txt')
})
