import { afterEach, beforeAll, expect, test } from 'vitest'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, twoBurgers } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { pool } from '@/lib/platform/database/pool'
import { createOrderBody } from '@/lib/orders/schema'
import { toWire } from './http/wire'

let customer: Person
let admin: Person
beforeAll(async () => {
  await createShop()
  ;[customer, admin] = await Promise.all([newCustomer(), signedIn('admin')])
})

afterEach(() => makeRoom())

const written = ['orders', 'category', 'contact_message', 'users', 'shop']

/** What a file system does that is full, without filling one. */
function fillDisk() {
  return asOwner(
    `create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    ...written.map(
      (table) =>
        `create trigger disk_is_full before insert or update on ${table} for each statement execute function disk_is_full()`,
    ),
  )
}

function makeRoom() {
  return asOwner('drop function if exists disk_is_full() cascade')
}

function send(address: string, body: unknown, { method = 'POST', by = customer, language = 'en' } = {}) {
  const headers = {
    authorization: `Bearer ${by.bearer}`,
    'content-type': 'application/json',
    'accept-language': language,
  }
  return answerCall(new Request(`http://localhost/api/v1/${address}`, { method, headers, body: JSON.stringify(body) }))
}

const placeOrder = (body: unknown, language = 'en') => send('userorder/create-order', body, { language })
const orderBody = () => toWire(createOrderBody, twoBurgers())

async function countOrders() {
  const { rows } = await pool().query('select count(*)::int as orders from orders')
  return rows[0]?.orders
}

test('with a full disk an order is refused in words, those before stay, and with room it is taken', async () => {
  expect((await placeOrder(orderBody())).status).toBe(200)
  const next = orderBody()
  await fillDisk()
  const refused = await placeOrder(next)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await refused.json()).toMatchObject({
    isSuccess: false,
    code: 'read_only',
    message: expect.stringContaining('Nothing was changed'),
  })
  expect(((await (await placeOrder(next, 'de')).json()) as { message: string }).message).toContain('nichts geändert')
  expect(await countOrders()).toBe(1)
  await makeRoom()
  expect((await placeOrder(next)).status).toBe(200)
  expect(await countOrders()).toBe(2)
})

test.each([
  ['PUT', 'shop', { phone: '+41 44 111 11 11' }],
  ['POST', 'contact', { full_name: 'Zoë', email: 'zoe@example.com', subject: 'general', message: 'Habt ihr offen?' }],
])('%s %s with a full disk is refused as well', async (method, address, body) => {
  await fillDisk()
  const response = await send(address, body, { method, by: admin })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'read_only'])
})
