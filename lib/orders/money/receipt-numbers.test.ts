import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { db, transaction } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import type { OrderRecord } from '@/lib/orders/order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { currentShop } from '@/lib/shop/queries'
import { findReceipt } from './counter/list-receipts'
import { giveReceipt } from './receipt'

let admin: Admin
let year = 2030
let noon: Date
beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

// Every test counts in a year of its own.
beforeEach(() => {
  year += 1
  noon = new Date(`${year}-06-01T10:00:00Z`)
})

async function readyOrder(now = noon): Promise<string> {
  const { orderId: id } = await order((await newCustomer()).caller, {}, now)
  for (const status of ['accepted', 'preparing', 'ready'] as const)
    await advanceOrder(admin, id, { request: { status }, now })
  return id
}

function complete(id: string, now = noon) {
  return advanceOrder(admin, id, { request: { status: 'completed' }, now })
}

async function numberOf(id: string): Promise<string | null> {
  return (await findReceipt(admin, id))?.document?.number ?? null
}

async function numbers(): Promise<number[]> {
  const rows = await db().receipt.findMany({ where: { year }, orderBy: { number: 'asc' } })
  return rows.map(({ number }) => number)
}

test('twenty orders that are handed over at once get twenty numbers without a gap', { timeout: 60_000 }, async () => {
  const { caller } = await newCustomer()
  const placed = await Promise.all(Array.from({ length: 20 }, () => order(caller, {}, noon)))
  const ids = placed.map(({ orderId }) => orderId)
  for (const status of ['accepted', 'preparing', 'ready'] as const)
    await db().order.updateMany({ where: { id: { in: ids } }, data: { status } })
  await Promise.all(ids.map((id) => complete(id)))
  expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('what is rolled back gives its number back', async () => {
  const [gone, stays] = [await readyOrder(), await readyOrder()]
  const failing = transaction(async (tx) => {
    const placed = (await findWholeOrder(gone, tx)) as OrderRecord
    await giveReceipt(tx, { ...placed, status: 'completed' }, { shop: await currentShop(), now: noon })
    throw new Error('the power is off')
  })
  await expect(failing).rejects.toThrow('the power is off')
  await complete(stays)
  expect(await numberOf(gone)).toBeNull()
  expect(await numberOf(stays)).toBe(`${year}-000001`)
})

test('it is given with the money or the food, whichever is first, and stays', async () => {
  const id = await readyOrder()
  expect(await numberOf(id)).toBeNull()
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  await settlePayment(admin, payment, { status: 'collected', now: noon })
  expect(await numberOf(id)).toBe(`${year}-000001`)
  await complete(id)
  await advanceOrder(admin, id, { request: { status: 'ready', correction: true }, now: noon })
  await complete(id)
  expect(await numbers()).toEqual([1])
})

test('New Year’s night belongs to the old year until its business day ends', async () => {
  const [night, morning] = [new Date(`${year + 1}-01-01T03:59:00Z`), new Date(`${year + 1}-01-01T04:00:00Z`)]
  const [early, late] = [await readyOrder(night), await readyOrder(morning)]
  await complete(late, morning)
  await complete(early, night)
  expect([await numberOf(early), await numberOf(late)]).toEqual([`${year}-000001`, `${year + 1}-000001`])
  year += 1
})

test('a number cannot be changed, taken away or chosen', async () => {
  const id = await readyOrder()
  const chosen = { year: 2000, number: 77, orderId: id, kind: 'sale', givenAt: noon, content: {} } as const
  expect(await db().receipt.create({ data: chosen })).toMatchObject({ year, number: 1 })
  await expect(db().receipt.updateMany({ where: { orderId: id }, data: { number: 9 } })).rejects.toThrow('LG031')
  await expect(db().receipt.deleteMany({ where: { orderId: id } })).rejects.toThrow('LG031')
  expect(await numbers()).toEqual([1])
})

test('a number goes with its order alone, and is not given again', async () => {
  const id = await readyOrder()
  await complete(id)
  const given = await numbers()
  await db().order.delete({ where: { id } })
  expect(await numbers()).toEqual(given.slice(0, -1))
  const next = await readyOrder()
  await complete(next)
  expect((await numbers()).at(-1)).toBe((given.at(-1) ?? 0) + 1)
})
