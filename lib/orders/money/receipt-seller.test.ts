import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { db, type Prisma } from '@/lib/platform/database/db'
import { shopChangedHere } from '@/lib/platform/events'
import { currentShop } from '@/lib/shop/queries'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findReceipt } from './counter/list-receipts'
import { contentOf } from './receipt'
import { reverseOrder } from './counter/reverse-order'

let admin: Admin
beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

async function soldOrder(): Promise<string> {
  const { orderId: id } = await order((await newCustomer()).caller)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, id, { request: { status } })
  return id
}

async function moveTo(streetAddress: string): Promise<void> {
  await db().shop.updateMany({ data: { streetAddress } })
  await shopChangedHere()
}

const storedSellers = async (orderId: string) =>
  (await db().receipt.findMany({ where: { orderId }, orderBy: { number: 'asc' } })).map(
    ({ content }) => (content as { seller: unknown }).seller,
  )

const streetOn = async (id: string) => (await findReceipt(admin, id))?.seller.streetAddress

test('receipts of one seller share a row, and are read with the seller of their time', async () => {
  await moveTo('Limmatquai 1')
  const [one, another] = [await soldOrder(), await soldOrder()]
  await moveTo('Limmatquai 2')
  const later = await soldOrder()
  await moveTo('Limmatquai 1')
  const back = await soldOrder()
  const [first, second, third, fourth] = (await Promise.all([one, another, later, back].map(storedSellers))).flat()
  expect(first).toEqual(expect.any(Number))
  expect([second, fourth]).toEqual([first, first])
  expect(third).not.toBe(first)
  expect(await Promise.all([one, another, later, back].map(streetOn))).toEqual(
    [1, 1, 2, 1].map((house) => `Limmatquai ${house}`),
  )
})

test('a reversal names the seller of the sale that it takes back', async () => {
  await moveTo('Limmatquai 3')
  const id = await soldOrder()
  await moveTo('Limmatquai 4')
  await reverseOrder(admin, id, { reason: 'Wrong order' })
  const [sale, reversal] = await storedSellers(id)
  expect(reversal).toBe(sale)
  expect(await streetOn(id)).toBe('Limmatquai 3')
})

test('one that was given with the seller written out reads to the letter like one that names the row', async () => {
  const id = await soldOrder()
  const named = await findReceipt(admin, id)
  const placed = await findWholeOrder(id)
  if (!placed) throw new Error('the order is gone')
  const content = contentOf(placed, await currentShop()) as unknown as Prisma.InputJsonObject
  await db().receipt.create({ data: { year: 0, number: 0, orderId: id, kind: 'sale', givenAt: new Date(), content } })
  const writtenOut = await findReceipt(admin, id)
  expect(await storedSellers(id)).toEqual([expect.any(Number), content.seller])
  const letters = (receipt: typeof named) => JSON.stringify({ ...receipt, document: null })
  expect(letters(writtenOut)).toBe(letters(named))
})

test('a row that receipts name is never changed and never goes', async () => {
  await soldOrder()
  await expect(db().receiptSeller.updateMany({ data: { name: 'Another' } })).rejects.toThrow('LG031')
  await expect(db().receiptSeller.deleteMany()).rejects.toThrow('LG031')
})
