import { beforeAll, expect, it } from 'vitest'
import { newCustomer, order } from '@/lib/testing/customers'
import { kitchenHand } from '@/lib/testing/staff'
import { createShop } from '@/lib/testing/shop'
import { findReceipt } from './find-receipt'

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
  const receipt = await findReceipt(await kitchenHand(), placed.order_id)
  expect(receipt?.vat).toEqual([
    { perCent: 2.6, gross: 37.8, tax: 0.96 },
    { perCent: 8.1, gross: 6.23, tax: 0.47 },
  ])
  expect(receipt?.order.payment).toMatchObject({ amount: 44.05, rounding: 0.02 })
})

it('the delivery fee is taxed like the food that it brings, and the rates add up to the total', async () => {
  const { caller } = await newCustomer()
  const placed = await order(caller, { items, total_amount: '49.03', fulfilment: 'delivery' })
  const receipt = await findReceipt(await kitchenHand(), placed.order_id)
  const gross = receipt?.vat.reduce((sum, { gross: part }) => sum + Math.round(part * 100), 0)
  expect(gross).toBe(4903)
})

it('there is no receipt for an order that does not exist', async () => {
  expect(await findReceipt(await kitchenHand(), 'ORD-20261120-0000000000')).toBeNull()
})
