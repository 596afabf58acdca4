import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWire } from '@/app/api/v1/http/wire'
import { Refusal } from '@/lib/platform/refusal'
import { db } from '@/lib/platform/database/db'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { quoteBody } from '@/lib/orders/schema'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'

// The burger is sold Monday to Friday from eleven to two.
const lunch = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '11:00', closes: '14:00' }))
const thursdayNight = new Date('2027-05-06T22:00:00+02:00')
const fridayLunch = '2027-05-07T12:00:00+02:00'
const fridayEvening = '2027-05-07T20:00:00+02:00'

beforeAll(createShop)
beforeEach(async () => {
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  await db().closure.deleteMany()
  await db().category.updateMany({ data: { sellingTimes: [], soldFrom: null, soldUntil: null } })
  await db().menuItem.updateMany({
    where: { name: 'Limmat Burger' },
    data: { sellingTimes: lunch, soldFrom: null, soldUntil: null },
  })
})

async function outcome(change: Record<string, unknown>, now: Date) {
  const { caller } = await newCustomer()
  return order(caller, change, now).then(
    () => 'placed',
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )
}

function quoted(requested_for: string | undefined, now: Date) {
  const items = [
    { name: 'Bier', quantity: 1 },
    { name: 'Limmat Burger', quantity: 2 },
  ]
  return quoteOrder(null, fromWire(quoteBody, quoteBody.parse({ items, requested_for })), now)
}

test('lunch is ordered at night for tomorrow noon, and not for tonight', async () => {
  expect(await outcome({ requested_for: fridayLunch }, thursdayNight)).toBe('placed')
  expect(await outcome({}, thursdayNight)).toMatchObject({ code: 'item_not_at_this_time' })
  expect(await outcome({ requested_for: fridayEvening }, thursdayNight)).toMatchObject({
    code: 'item_not_at_this_time',
  })
})

test('the refusal says what, when it is sold and when it can be had first', async () => {
  const refusal = (await outcome({}, thursdayNight)) as Refusal
  const { values, data } = refusal.details
  expect(typeof values === 'function' && [values('de').items, values('en').items]).toEqual([
    'Limmat Burger (Mo–Fr 11:00–14:00)',
    'Limmat Burger (Mon–Fri 11:00–14:00)',
  ])
  expect(data).toMatchObject({
    problems: [
      {
        code: 'item_not_at_this_time',
        item: 'Limmat Burger',
        index: 0,
        soldWhen: { hours: lunch, from: null, until: null },
        nextAt: new Date('2027-05-07T11:00:00+02:00'),
      },
    ],
  })
})

test('a quote names the lines that another time leaves behind; the slots stay all the same', async () => {
  const { problems, slots } = await quoted(fridayEvening, thursdayNight)
  expect(problems).toMatchObject([{ code: 'item_not_at_this_time', index: 1 }])
  expect(slots).toContainEqual({ at: new Date(fridayEvening) })
  expect((await quoted(fridayLunch, thursdayNight)).problems).toEqual([])
})

test('as soon as possible is decided by now while the kitchen is open, else by the first time that there is', async () => {
  expect((await quoted(undefined, new Date('2027-05-07T13:59:00+02:00'))).problems).toEqual([])
  await db().openingHours.deleteMany()
  await db().openingHours.create({ data: { kind: 'kitchen', weekday: 5, opensMinute: 660, closesMinute: 1320 } })
  expect((await quoted(undefined, thursdayNight)).problems).toEqual([])
})

test('on a holiday there is no lunch before the next day that has one', async () => {
  await db().closure.create({ data: { firstDay: new Date('2027-05-07'), lastDay: new Date('2027-05-07') } })
  expect((await quoted(undefined, thursdayNight)).problems).toMatchObject([
    { nextAt: new Date('2027-05-10T11:00:00+02:00') },
  ])
})

test('the times of the category count for all in it, and so do its days', async () => {
  await db().menuItem.updateMany({ data: { sellingTimes: [] } })
  await db().category.updateMany({ data: { soldFrom: new Date('2027-05-07'), soldUntil: new Date('2027-05-07') } })
  expect((await quoted(undefined, thursdayNight)).problems).toMatchObject([{ index: 0 }, { index: 1 }])
  expect((await quoted(fridayEvening, thursdayNight)).problems).toEqual([])
  expect((await quoted('2027-05-08T02:00:00+02:00', thursdayNight)).problems).toEqual([])
})

test('what can be had at none of the times ahead says so', async () => {
  await db().category.updateMany({ data: { soldFrom: new Date('2027-08-01') } })
  expect((await quoted(undefined, thursdayNight)).problems).toMatchObject([{ nextAt: null }, { nextAt: null }])
})
