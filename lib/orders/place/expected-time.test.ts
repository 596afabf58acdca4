import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import type { Customer } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { quoteBody } from '@/lib/orders/schema'

const friday = new Date('2027-05-07T16:00:00Z')
/** What the quote says on Friday. */
const shown = '2027-05-07T18:20:00+02:00'

beforeAll(createShop)
beforeEach(async () => {
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().shop.updateMany({ data: { pausedUntil: null, extraLeadUntil: null } })
})

function pause(until: string) {
  return db().shop.updateMany({ data: { pausedUntil: new Date(until) } })
}

type Quoted = Awaited<ReturnType<typeof quoteOrder>>

async function refusalOf(placing: Promise<unknown>): Promise<{ code: string; quote: Quoted }> {
  const error: unknown = await placing.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error('it was placed')
  return { code: error.code, quote: error.details.data as Quoted }
}

function countOf(caller: Customer) {
  return db().order.count({ where: { customerId: caller.userId } })
}

test('the time of the quote is placed and stored as what the customer was told', async () => {
  const { caller } = await newCustomer()
  const { soonest } = await quoteOrder(
    null,
    fromWire(quoteBody, quoteBody.parse({ items: [{ name: 'Limmat Burger', quantity: 2 }] })),
    friday,
  )
  expect(soonest?.at).toEqual(new Date(shown))
  expect(await order(caller, { expected_at: shown }, friday)).toMatchObject({
    requestedFor: null,
    quotedFor: new Date(shown),
    promisedFor: null,
  })
})

test.each([
  ['paused', () => pause('2027-05-07T16:10:00Z'), '2027-05-07T16:30:00.000Z'],
  [
    'closed',
    async () => {
      await db().openingHours.deleteMany()
      await db().openingHours.create({ data: { kind: 'kitchen', weekday: 6, opensMinute: 1020, closesMinute: 1440 } })
    },
    '2027-05-08T15:00:00.000Z',
  ],
  [
    'slower by a quarter of an hour',
    () => db().shop.updateMany({ data: { extraLeadMinutes: 15, extraLeadUntil: new Date('2027-05-07T18:00:00Z') } }),
    '2027-05-07T16:35:00.000Z',
  ],
])('%s meanwhile, nothing is placed, and the yes to the new time goes on', async (_, change, now) => {
  const { caller } = await newCustomer()
  const payment_id = 'pay_time'
  await change()
  const { code, quote } = await refusalOf(order(caller, { payment_id, expected_at: shown }, friday))
  expect(code).toBe('time_changed')
  expect(quote.soonest?.at).toEqual(new Date(now))
  expect(await countOf(caller)).toBe(0)
  const placed = await order(caller, { payment_id, expected_at: quote.soonest?.at.toISOString() }, friday)
  expect(placed).toMatchObject({ quotedFor: new Date(now) })
  expect(placed.requestedFor).toEqual(quote.soonest?.asSoonAsPossible ? null : new Date(now))
})

test('without expected_at it is placed for whenever the kitchen can, as before', async () => {
  const { caller } = await newCustomer()
  await pause('2027-05-07T16:10:00Z')
  const slot = new Date('2027-05-07T16:30:00Z')
  expect(await order(caller, {}, friday)).toMatchObject({ requestedFor: slot, quotedFor: slot })
})

test('an answer that was lost is found again, whatever the kitchen does meanwhile and whatever time is sent', async () => {
  const { caller } = await newCustomer()
  const payment_id = 'pay_lost'
  const placed = await order(caller, { payment_id, expected_at: shown }, friday)
  await pause('2027-05-07T18:00:00Z')
  for (const expected_at of [shown, '2027-05-07T20:30:00+02:00', undefined]) {
    const again = await order(caller, { payment_id, ...(expected_at && { expected_at }) }, friday)
    expect(again).toMatchObject({ orderId: placed.orderId, quotedFor: new Date(shown) })
  }
  expect(await countOf(caller)).toBe(1)
})

test('a few minutes later are told to the customer, an earlier time does not surprise them', async () => {
  const { caller } = await newCustomer()
  const [soon, late] = ['2027-05-07T18:12:00+02:00', '2027-05-07T18:50:00+02:00']
  expect(await order(caller, { expected_at: soon }, friday)).toMatchObject({ quotedFor: new Date(shown) })
  expect(await order(caller, { expected_at: late }, friday)).toMatchObject({ quotedFor: new Date(late) })
})

test('a slot that was chosen is what counts, and is what the customer was told', async () => {
  const { caller } = await newCustomer()
  const requested_for = '2027-05-07T20:00:00+02:00'
  await pause('2027-05-07T17:00:00Z')
  const slot = new Date(requested_for)
  expect(await order(caller, { requested_for, expected_at: shown }, friday)).toMatchObject({
    requestedFor: slot,
    quotedFor: slot,
  })
})

test('a price that changed too is asked about first', async () => {
  const { caller } = await newCustomer()
  await pause('2027-05-07T16:10:00Z')
  const { code } = await refusalOf(order(caller, { expected_at: shown, total_amount: 1 }, friday))
  expect(code).toBe('price_changed')
})
