import { beforeAll, expect, test } from 'vitest'
import { phoneOrderBody } from '@/lib/orders/schema'
import { answerCall } from '@/lib/testing/calls/calls'
import { burgersByPhone } from '@/lib/testing/shop/customers'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { toWire } from './http/wire'

let staff: Record<string, string>
beforeAll(async () => {
  await createShop()
  staff = await bearer('staff')
})

async function bearer(role: 'customer' | 'staff') {
  return { authorization: `Bearer ${(await signedIn(role)).bearer}` }
}

async function send(change: object = {}, headers = staff) {
  const body = JSON.stringify({ ...(toWire(phoneOrderBody, burgersByPhone()) as object), ...change })
  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
  const response = await answerCall(new Request('http://localhost/api/v1/orders/by-phone', request))
  return { status: response.status, body: await response.json() }
}

test('POST orders/by-phone answers the order as the staff see it', async () => {
  const { status, body } = await send()
  expect([status, body.message]).toEqual([200, 'Order placed successfully!'])
  expect(body.data).toMatchObject({ by_phone: true, total: 37.8, user: { name: 'Rosa Keller', email: '' } })
})

test('guests and paired devices may not: a member of the staff answers for it', async () => {
  expect(await send({}, await bearer('customer'))).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await send({}, await deviceHeaders((await pairedDevice()).token))).toMatchObject({ status: 403 })
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ phone: '12' }, ['phone']],
  [{ email: 'rosa' }, ['email']],
  [{ items: [] }, ['items']],
  [{ fulfilment: 'delivery' }, ['street_address', 'postcode', 'city']],
  [{ fulfilment: 'delivery', street_address: 'Seeweg 1', postcode: '80', city: 'Zürich' }, ['postcode']],
  [{ fulfilment: 'delivery', name: '' }, ['name', 'street_address', 'postcode', 'city']],
])('%j is refused with its fields', async (change, fields) => {
  const { status, body } = await send(change)
  expect([status, body.code]).toEqual([422, 'invalid_fields'])
  expect(Object.keys(body.fields).toSorted()).toEqual(fields.toSorted())
})

test('a changed price is refused with the new quote, a payment id of another order with that order', async () => {
  expect(await send({ total_amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', data: { total: 37.8 } },
  })
  const { body } = await send({ payment_id: 'phone_1' })
  expect(await send({ payment_id: 'phone_1', name: 'Urs Keller' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict', data: { id: body.data.id } },
  })
})
