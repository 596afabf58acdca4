import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findUntaxedToday } from './untaxed-today'

const noon = new Date('2027-05-07T10:00:00Z')
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

async function sell(now: Date): Promise<string> {
  const { orderId: id } = await order((await newCustomer()).caller, {}, now)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, id, { request: { status }, now })
  return id
}

test('sales of today without VAT are known while they stand, and of no other day', async () => {
  await updateShop(admin, { vatNumber: 'CHE-123.456.788 MWST' })
  await sell(noon)
  expect(await findUntaxedToday(admin, noon)).toEqual({ count: 0, totalRappen: 0 })
  await updateShop(admin, { vatNumber: '' })
  const untaxed = await sell(noon)
  await sell(noon)
  expect(await findUntaxedToday(admin, noon)).toEqual({ count: 2, totalRappen: 7560 })
  expect(await findUntaxedToday(admin, new Date('2027-05-08T10:00:00Z'))).toEqual({ count: 0, totalRappen: 0 })
  await reverseOrder(admin, untaxed, { reason: 'neu mit MWST', now: noon })
  expect(await findUntaxedToday(admin, noon)).toEqual({ count: 1, totalRappen: 3780 })
})
