import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findSoldLately } from './sold-things'

const lunch = new Date('2027-05-07T10:15:00Z')
const weeks = (count: number) => new Date(lunch.getTime() + count * 7 * 24 * 3600 * 1000)

beforeAll(async () => {
  await createShop()
})

async function soldBy(now: Date): Promise<string[]> {
  const names = new Map((await db().menuItem.findMany()).map(({ id, name }) => [id, name]))
  return (await findSoldLately(now)).map(({ id }) => names.get(id) ?? id)
}

test('what was sold most comes first, once it is accepted, and is forgotten after thirty days', async () => {
  const admin = (await signedIn('admin')).caller as Admin
  const { caller } = await newCustomer()
  const items = [
    { name: 'Bier', quantity: 1 },
    { name: 'Limmat Burger', quantity: 2 },
  ]
  const { orderId } = await order(caller, { items, total_amount: 44.03 }, lunch)
  expect(await soldBy(weeks(1))).toEqual([])
  await advanceOrder(admin, orderId, { request: { status: 'accepted' }, now: lunch })
  expect(await soldBy(weeks(1))).toEqual(['Limmat Burger', 'Bier'])
  expect(await soldBy(weeks(5))).toEqual([])
})
