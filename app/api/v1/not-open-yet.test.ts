import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { hub } from '@/lib/platform/events'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'

// What programs get of a shop that the owner is still setting up.

let burgerId: string
beforeAll(async () => {
  burgerId = (await createShop()).burgerId
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
  hub().isShopOpened = false
  return () => {
    hub().isShopOpened = null
  }
})

const burgers = { items: [{ name: 'Limmat Burger', quantity: 2 }] }

async function call(key: string, { by, body = burgers }: { by?: Person | undefined; body?: unknown } = {}) {
  const [method = '', path = ''] = key.split(' ')
  const headers = {
    ...(by && { authorization: `Bearer ${by.bearer}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  const sent = method === 'GET' ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await answerCall(new Request(`http://localhost/api/v1/${path.replace('{id}', burgerId)}`, sent))
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, ...(code && { code }) }
}

const specs: readonly OperationSpec[] = Object.values(contract)
const ofTheMenu = specs.filter(({ opensWithShop }) => opensWithShop).map(({ method, path }) => `${method} ${path}`)

test('whatever visitors are told of the menu is hidden', () => {
  expect(ofTheMenu).toEqual([
    'GET user/getCategories',
    'GET user/getMenuItems',
    'GET categories/getCategories',
    'GET menuItems/getMenuItems',
    'GET menuItems/{id}',
    'GET menu/items',
    'POST userorder/quote',
    'GET kitchen/next',
  ])
})

test.each(ofTheMenu)('%s is refused to guests, signed in or not, and answered to the staff', async (key) => {
  const refused = { status: 403, code: 'shop_not_open' }
  expect(await call(key)).toEqual(refused)
  expect(await call(key, { by: await signedIn('customer') })).toEqual(refused)
  expect(await call(key, { by: await signedIn('staff') })).toEqual({ status: 200 })
})

test('name, address and phone are told: guests read them on the page that says when it opens', async () => {
  expect(await call('GET shop')).toEqual({ status: 200 })
})

test('an order is refused for every caller, and nothing is written', async () => {
  const body = { ...burgers, payment_id: 'pay_1', payment_method: 'Cash on Delivery', total_amount: '37.80' }
  const guest = await newCustomer()
  expect(await call('POST userorder/create-order', { by: guest, body })).toEqual({ status: 403, code: 'shop_not_open' })
  expect(await db().order.count()).toBe(0)
})
