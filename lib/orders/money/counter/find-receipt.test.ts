import { beforeAll, expect, it } from 'vitest'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { kitchenHand } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { findReceipt } from './list-receipts'

beforeAll(async () => {
  await createShop()
})

const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
]

it('a receipt splits the tax by rate, and the rounding to 5 Rappen is its own line', async () => {
  const { caller } = await newCustomer()
  const placed = await order(caller, { items, total_amount: '44.03' })
  const receipt = await findReceipt(await kitchenHand(), placed.orderId)
  expect(receipt?.vat).toEqual([
    { perCent: 2.6, grossRappen: 3780, taxRappen: 96 },
    { perCent: 8.1, grossRappen: 623, taxRappen: 47 },
  ])
  expect(receipt?.order.payment).toMatchObject({ amountRappen: 4405, roundingRappen: 2 })
})

it('the delivery fee is taxed like the food that it brings, and the rates add up to the total', async () => {
  const { caller } = await newCustomer()
  const placed = await order(caller, { items, total_amount: '49.03', fulfilment: 'delivery' })
  const receipt = await findReceipt(await kitchenHand(), placed.orderId)
  const gross = receipt?.vat.reduce((sum, { grossRappen: part }) => sum + part, 0)
  expect(gross).toBe(4903)
})

it('there is no receipt for an order that does not exist', async () => {
  expect(await findReceipt(await kitchenHand(), 'ORD-20261120-0000000000')).toBeNull()
})
