import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@/lib/accounts/client'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { from } from '@/lib/testing/shop/registrations'
import { createShop } from '@/lib/testing/shop/shop'
import { findReferencedOrder as find, type OrderLookup } from './find-order'

beforeAll(async () => {
  await createShop()
})

const here = from()
const findReferencedOrder = (asked: OrderLookup) => find(asked, here)

async function placed() {
  const customer = await newCustomer()
  const { orderId, number, shortNumber } = await order(customer.caller)
  return { email: customer.email, orderId, number: String(number), shortNumber }
}

test('an order is found by its id alone, by number or short code with its e-mail address in any case', async () => {
  const { email, orderId, number, shortNumber } = await placed()
  const asked = [
    { order: orderId.toLowerCase() },
    { order: `https://grill.example/de/track/${orderId}`, email: 'somebody@else.example' },
    { order: number, email: email.toUpperCase() },
    { order: shortNumber.toLowerCase(), email },
  ]
  expect(await Promise.all(asked.map(findReferencedOrder))).toEqual(asked.map(() => orderId))
})

test('of two orders with one number the newer is meant', async () => {
  const customer = await newCustomer()
  const older = await order(customer.caller, {}, new Date('2026-11-20T17:00:00Z'))
  await db().order.update({ where: { id: older.orderId }, data: { status: 'cancelled' } })
  const newer = await order(customer.caller, {}, new Date('2026-11-20T18:00:00Z'))
  await db().order.updateMany({ where: { id: { in: [older.orderId, newer.orderId] } }, data: { number: 555 } })
  expect(await findReferencedOrder({ order: '555', email: customer.email })).toBe(newer.orderId)
})

test('a wrong number, another customer’s number, an unknown address, an unknown id and nonsense sound the same', async () => {
  const [mine, other] = [await placed(), await placed()]
  const wrong = [
    { order: '999', email: mine.email },
    { order: other.shortNumber, email: mine.email },
    { order: mine.number, email: 'nobody@example.com' },
    { order: 'ORD-20261120-0000000000' },
    { order: 'my dinner' },
  ]
  for (const asked of wrong) await expect(findReferencedOrder(asked)).rejects.toMatchObject({ code: 'not_found' })
})

test('a number without an address asks for it', async () => {
  await expect(findReferencedOrder({ order: '342', email: '' })).rejects.toMatchObject({
    code: 'invalid_fields',
    details: { fields: { email: 'required' } },
  })
})

test('guesses at one address are counted, found or not; what is found costs nothing', async () => {
  const { email, number, orderId } = await placed()
  for (let time = 0; time < 12; time++) await findReferencedOrder({ order: number, email })
  const guess = () => findReferencedOrder({ order: '0000', email }).catch((error: { code: string }) => error.code)
  const codes = await Promise.all(Array.from({ length: 12 }, guess))
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  await expect(findReferencedOrder({ order: number, email })).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await findReferencedOrder({ order: orderId })).toBe(orderId)
})

test('a stranger who guesses does not keep the customer from the order, and many strangers are stopped', async () => {
  const { email, number, orderId } = await placed()
  const guess = (client: Client) =>
    find({ order: '0000', email }, client).catch((error: { code: string }) => error.code)
  const stranger = from()
  for (let time = 0; time < 11; time++) await guess(stranger)
  expect(await findReferencedOrder({ order: number, email })).toBe(orderId)
  const strangers = Array.from({ length: 20 }, () => from())
  for (const other of strangers) await Promise.all(Array.from({ length: 10 }, () => guess(other)))
  expect(await guess(from())).toBe('too_many_requests')
})
