import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { quoteBody } from '@/lib/orders/schema'

const friday = new Date('2027-05-07T16:00:00Z')
const slot = '2027-05-07T20:00:00+02:00'
const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }]

beforeAll(async () => {
  await createShop()
  await db().shop.updateMany({ data: { slotCapacity: 2 } })
})
beforeEach(async () => {
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().shop.updateMany({ data: { pausedUntil: null } })
})

async function openOnlyOn(weekday: number) {
  await db().openingHours.deleteMany()
  await db().openingHours.create({ data: { kind: 'kitchen', weekday, opensMinute: 1020, closesMinute: 1440 } })
}

async function outcomes(tries: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(tries)
  return settled.map((result) => (result.status === 'fulfilled' ? 'placed' : (result.reason as { code: string }).code))
}

test('of ten guests who want the same slot at once, as many get it as it holds', async () => {
  const customers = await Promise.all(Array.from({ length: 10 }, () => newCustomer()))
  const results = await outcomes(customers.map(({ caller }) => order(caller, { requested_for: slot }, friday)))
  expect(results.toSorted()).toEqual([...Array<string>(2).fill('placed'), ...Array<string>(8).fill('slot_unavailable')])
})

test('a full slot is missing in the quote, and the refusal names the free ones', async () => {
  const body = fromWire(quoteBody, quoteBody.parse({ items, requested_for: slot }))
  const { slots, problems } = await quoteOrder(null, body, friday)
  expect(slots).not.toContainEqual({ at: new Date(slot) })
  expect(slots).toContainEqual({ at: new Date('2027-05-07T18:15:00.000Z') })
  expect(problems).toEqual([{ code: 'slot_unavailable' }])
})

test('a cancelled order makes room', async () => {
  const { caller } = await newCustomer()
  await db().order.updateMany({ where: { requestedFor: new Date(slot) }, data: { status: 'cancelled' } })
  expect(await order(caller, { requested_for: slot }, friday)).toMatchObject({
    requestedFor: new Date('2027-05-07T18:00:00.000Z'),
  })
})

test.each([
  ['between two slots', '2027-05-07T20:07:00+02:00'],
  ['in the past', '2027-05-07T10:00:00+02:00'],
  ['more than a week ahead', '2027-05-15T20:00:00+02:00'],
])('a time %s is no slot', async (_, requested_for) => {
  const { caller } = await newCustomer()
  await expect(order(caller, { requested_for }, friday)).rejects.toMatchObject({ code: 'slot_unavailable' })
})

test('when the kitchen is closed, an order without a time is for the first place after the next opening', async () => {
  await openOnlyOn(6)
  const customers = await Promise.all([newCustomer(), newCustomer(), newCustomer()])
  const orders = await Promise.all(customers.map(({ caller }) => order(caller, {}, friday)))
  const [opening, then] = [new Date('2027-05-08T15:00:00.000Z'), new Date('2027-05-08T15:15:00.000Z')]
  expect(orders.map(({ requestedFor }) => requestedFor?.getTime() ?? 0).toSorted((a, b) => a - b)).toEqual(
    [opening, opening, then].map((at) => at.getTime()),
  )
})

test('during a pause, an order without a time is for the first slot after it', async () => {
  await db().shop.updateMany({ data: { pausedUntil: new Date('2027-05-07T16:30:00Z') } })
  const { caller } = await newCustomer()
  expect(await order(caller, {}, friday)).toMatchObject({ requestedFor: new Date('2027-05-07T17:00:00.000Z') })
})

test('without any opening in the week ahead nothing can be ordered', async () => {
  await db().openingHours.deleteMany()
  const { caller } = await newCustomer()
  await expect(order(caller, {}, friday)).rejects.toMatchObject({ code: 'shop_closed' })
})

test('a delivery takes longer than a pickup', async () => {
  const quoteFor = (fulfilment: string) =>
    quoteOrder(null, fromWire(quoteBody, quoteBody.parse({ items, fulfilment, postcode: '8004' })), friday)
  const [pickup, delivery] = await Promise.all([quoteFor('pickup'), quoteFor('delivery')])
  expect(pickup.soonest).toEqual({ at: new Date('2027-05-07T16:20:00.000Z'), asSoonAsPossible: true })
  expect(delivery.soonest).toEqual({ at: new Date('2027-05-07T16:40:00.000Z'), asSoonAsPossible: true })
  expect(delivery).toMatchObject({ deliveryFeeRappen: 500, minimumRappen: 3000, problems: [] })
})
