import { expect, test } from 'vitest'

import { recordedWorld } from '../../../lib/testing/recorded-world'
import { Transcript } from '../../../lib/testing/transcript'

// What the next version has to let this one do while both serve: recorded here, done again in release.test.ts.
test('a guest orders and the kitchen cooks', async () => {
  const { customer, staff } = await recordedWorld()
  const said = new Transcript()
  const json = {
    payment_id: 'pay_of_the_release_before',
    payment_method: 'Cash on Delivery',
    payment_status_id: 16,
    total_amount: '37.80',
    currency: 'CHF',
    items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
  }
  const { data: order } = await said.ask('POST userorder/create-order', { by: customer, json })
  for (const [status, more] of [
    ['accepted', { ready_in_minutes: 20 }],
    ['preparing'],
    ['ready'],
    ['completed'],
  ] as const) {
    const { data } = await said.ask(`PATCH orders/${order.order_id}`, { by: staff, json: { status, ...more } })
    expect(data).toMatchObject({ status })
  }
})
