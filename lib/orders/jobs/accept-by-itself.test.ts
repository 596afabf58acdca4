import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { pairedDevice } from '@/lib/testing/shop/devices'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { acceptByItself } from './accept-by-itself'

const noon = new Date('2027-05-07T10:00:00Z')
const soon = new Date('2027-05-07T10:00:20Z')

let admin: Admin
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  await createShop()
  admin = await administrator()
})

beforeEach(async () => {
  await db().order.deleteMany()
  await db().device.deleteMany()
  await db().printer.deleteMany()
  await db().shop.updateMany({
    data: { autoAccept: true, autoAcceptAlcohol: false, autoAcceptFirstRappen: 5000, pausedUntil: null },
  })
  await pairedDevice({ now: noon })
})

async function placed(body: Record<string, unknown> = {}): Promise<string> {
  return (await order((await newCustomer()).caller, body, noon)).orderId
}

const found = (id: string) => db().order.findUniqueOrThrow({ where: { id } })

test('an order is accepted for the time that was promised, once, and its guest is told', async () => {
  const id = await placed()
  const counts = await Promise.all([acceptByItself(soon), acceptByItself(soon)])
  expect(counts).toEqual(expect.arrayContaining([0, 1]))
  const { status, promisedFor, quotedFor } = await found(id)
  expect({ status, promisedFor }).toEqual({ status: 'accepted', promisedFor: quotedFor })
  expect(await db().statusChange.count({ where: { orderId: id, status: 'accepted' } })).toBe(1)
  expect(await db().outboxMail.count({ where: { statusChange: { orderId: id, status: 'accepted' } } })).toBe(1)
})

test('nothing is where the owner has not said so, while the shop is paused, or with nobody there', async () => {
  const id = await placed()
  await db().shop.updateMany({ data: { autoAccept: false } })
  expect(await acceptByItself(soon)).toBe(0)
  await db().shop.updateMany({ data: { autoAccept: true, pausedUntil: new Date('2027-05-07T11:00:00Z') } })
  expect(await acceptByItself(soon)).toBe(0)
  await db().shop.updateMany({ data: { pausedUntil: null } })
  await db().device.updateMany({ data: { lastSeenAt: new Date('2027-05-07T09:50:00Z') } })
  expect(await acceptByItself(soon)).toBe(0)
  expect((await found(id)).status).toBe('received')
})

test('a printer that asked within the minute is somebody, one without paper is not', async () => {
  await placed()
  await db().device.deleteMany()
  const data = { name: 'Küche', kind: 'star', tokenHash: 'x', lastSeenAt: noon } as const
  const { id } = await db().printer.create({ data: { ...data, condition: 'paper_out' } })
  expect(await acceptByItself(soon)).toBe(0)
  await db().printer.update({ where: { id }, data: { condition: 'paper_low' } })
  expect(await acceptByItself(new Date('2027-05-07T10:02:00Z'))).toBe(0)
  expect(await acceptByItself(soon)).toBe(1)
})

test('what a person has taken back stays with people', async () => {
  const id = await placed()
  await advanceOrder(admin, id, { request: { status: 'accepted' }, now: noon })
  await advanceOrder(admin, id, { request: { status: 'received', correction: true }, now: noon })
  expect(await acceptByItself(soon)).toBe(0)
})

test('a first order above the amount is not, and a guest who has eaten here is known', async () => {
  await db().shop.updateMany({ data: { autoAcceptFirstRappen: 3000 } })
  const { caller } = await newCustomer()
  const { orderId: first } = await order(caller, {}, noon)
  expect(await acceptByItself(soon)).toBe(0)
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, first, { request: { status }, now: noon })
  const { orderId: second } = await order(caller, {}, noon)
  expect(await acceptByItself(soon)).toBe(1)
  expect((await found(second)).status).toBe('accepted')
})

test('alcohol is accepted by itself only where the owner says so', async () => {
  await db().shop.updateMany({ data: { autoAcceptFirstRappen: 100_000 } })
  await placed({
    items: [
      { name: 'Bier', quantity: 1 },
      { name: 'Limmat Burger', quantity: 2 },
    ],
    total_amount: 44.03,
  })
  expect(await acceptByItself(soon)).toBe(0)
  await db().shop.updateMany({ data: { autoAcceptAlcohol: true } })
  expect(await acceptByItself(soon)).toBe(1)
})
