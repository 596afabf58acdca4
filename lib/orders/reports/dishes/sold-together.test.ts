import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { db } from '@/lib/platform/database/db'
import { asOwner, withoutTriggers } from '@/lib/testing/shop/as-owner'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findPairs } from './sold-together'

const hours = (count: number) => new Date(Date.parse('2027-05-07T10:15:00Z') + count * 3600 * 1000)
const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Cola', quantity: 1 },
]

let admin: Admin
let pair: unknown[]

beforeAll(async () => {
  const { burgerId } = await createShop()
  const { id: categoryId } = await db().category.create({ data: { name: 'Getränke' } })
  const cola = await db().menuItem.create({ data: { categoryId, name: 'Cola', priceRappen: 450 } })
  pair = [
    { itemId: burgerId, partnerId: cola.id },
    { itemId: cola.id, partnerId: burgerId },
  ]
  admin = (await signedIn('admin')).caller as Admin
})

async function sell(hour: number): Promise<string> {
  const { caller } = await newCustomer()
  const now = hours(hour)
  const { orderId } = await order(caller, { items, total_amount: 42.3 }, now)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, orderId, { request: { status }, now })
  return orderId
}

function pairs(hour = 9): Promise<unknown[]> {
  return findPairs(hours(hour))
}

test('what completed orders of ninety days have together is a pair from the third on; reversed and tests count for nothing', async () => {
  const [first] = [await sell(0), await sell(1)]
  expect(await pairs()).toEqual([])
  await sell(2)
  expect(await pairs()).toEqual(expect.arrayContaining(pair))
  expect(await pairs(91 * 24)).toEqual([])

  await reverseOrder(admin, first, { reason: 'Irrtum', now: hours(3) })
  expect(await pairs()).toEqual([])
  const again = await sell(4)
  expect(await pairs()).toHaveLength(2)
  await makeTest(again)
  expect(await pairs()).toEqual([])
})

/** Straight into the table: an order becomes no test later. */
function makeTest(orderId: string): Promise<void> {
  const marked = `update orders set is_test = true, business_day = null, customer_id = null where id = '${orderId}'`
  return asOwner(withoutTriggers, marked)
}
