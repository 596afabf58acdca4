import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { fromWire } from '@/app/api/v1/http/wire'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { findNextTimes } from '@/lib/orders/read/kitchen-load'
import { quoteBody } from '@/lib/orders/schema'
import { db, snapshot } from '@/lib/platform/database/db'
import { blocksRead, rowsRead } from '@/lib/testing/database/database-reads'
import { sumClosedDays } from '@/lib/orders/jobs/sum-closed-days'
import { storePrepared, type PreparedOrder } from '@/lib/testing/shop/prepared-orders'
import { createShop } from '@/lib/testing/shop/shop'
import { sumsOf } from './closed-sums'
import { byPreparation, byPromise } from './figures'
import { learnUntil } from './preparation'

const weekMs = 7 * 86_400_000
// A Friday; the weeks before it are what is learned from.
const now = new Date('2027-07-09T18:10:00+02:00')
const evening = (time: string, weeksAgo = 0) => new Date(Date.parse(`2027-07-09T${time}:00+02:00`) - weeksAgo * weekMs)

beforeAll(async () => {
  await createShop()
  await storePrepared(friday)
  await storePrepared(history)
})

interface Told extends Omit<Partial<PreparedOrder>, 'placedAt' | 'acceptedAt' | 'readyAt'> {
  weeksAgo?: number
}

function made(placed: string, accepted: string, ready: string, { weeksAgo = 0, ...told }: Told = {}): PreparedOrder {
  const placedAt = evening(placed, weeksAgo)
  const quotedFor = told.quotedFor ?? new Date(placedAt.getTime() + 20 * 60_000)
  const at = { acceptedAt: evening(accepted, weeksAgo), readyAt: evening(ready, weeksAgo) }
  return { placedAt, ...at, quotedFor, kitchenAt: quotedFor, points: 2, ...told }
}

// Ten weeks ago: too long for the estimate.
const long = 10
const friday = [
  made('18:00', '18:01', '18:25', { weeksAgo: long, points: 3 }),
  made('18:05', '18:06', '18:31', { weeksAgo: long, points: 4, quotedFor: evening('18:27', long) }),
  // For a chosen time, ordered at noon: in the kitchen from 17:40 on.
  made('12:00', '12:05', '18:41', {
    ...{ weeksAgo: long, points: 10, requestedFor: evening('18:40', long), quotedFor: evening('18:40', long) },
  }),
  made('18:30', '18:31', '18:40', { weeksAgo: long }),
  // Delivered in twenty minutes; the kitchen promised ten more when it accepted it.
  made('19:00', '19:02', '19:35', {
    ...{ weeksAgo: long, points: 5, kitchenAt: evening('19:30', long) },
    ...{ quotedFor: evening('19:40', long), promisedFor: evening('19:50', long) },
  }),
]

const history = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((weeksAgo) =>
  [0, 1, 2, 3, 4].map((nth) =>
    made(`18:0${nth}`, `18:1${nth}`, `18:4${nth}`, { weeksAgo, points: 1, quotedFor: evening('18:20', weeksAgo) }),
  ),
)

const dayOf = (weeksAgo: number) => new Date(Date.parse('2027-07-09') - weeksAgo * weekMs).toISOString().slice(0, 10)

test('what lay in the kitchen, and how long an order took', async () => {
  const period = { from: dayOf(long), to: dayOf(long) }
  const sums = await snapshot((reader) => sumsOf<number[]>(reader, byPreparation, period))
  expect(sums.map(({ key, count }) => [...key, count]).toSorted((a, b) => (a[2] ?? 0) - (b[2] ?? 0))).toEqual([
    [5, 19, 5, 33, 1],
    [5, 18, 13, 24, 1],
    [5, 18, 16, 9, 1],
    [5, 18, 17, 25, 1],
  ])
})

test('how far from the first promise the food was ready, in tenths of minutes', async () => {
  const period = { from: dayOf(long), to: dayOf(long) }
  const sums = await snapshot((reader) => sumsOf<number[]>(reader, byPromise, period))
  expect(sums.map(({ key, count }) => [...key, count]).toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))).toEqual([
    [18, 40, 1],
    [18, 50, 1],
    [18, 100, 1],
    [19, 150, 1],
  ])
})

test('eight weeks of the same weekday and hour are learned from, and not the ninth', async () => {
  // At 18:10 five orders have been placed, at 18:14 as well: all of them lie in the kitchen.
  expect([...(await learnUntil('2027-07-09'))]).toEqual([[5 * 24 + 18, [{ points: 5, minutes: 30, orders: 40 }]]])
  expect([...(await learnUntil('2027-07-16'))]).toEqual([[5 * 24 + 18, [{ points: 5, minutes: 30, orders: 35 }]]])
  expect([...(await learnUntil('2027-08-06'))]).toEqual([])
})

async function switched(on: boolean, learnsSince = now) {
  await db().shop.updateMany({ data: { learnsLeadTime: on, learnsSince: on ? learnsSince : null } })
}

const quoted = () => {
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }]
  return quoteOrder(null, fromWire(quoteBody, quoteBody.parse({ items })), now)
}
const soonest = async () => (await quoted()).soonest?.at

beforeEach(() => switched(false))

test('a promise takes what orders took, once the owner has switched it on', async () => {
  expect(await soonest()).toEqual(evening('18:30'))
  await switched(true)
  expect(await soonest()).toEqual(evening('18:40'))
  expect((await findNextTimes(now)).pickup?.at).toEqual(evening('18:40'))
  expect((await findNextTimes(new Date(now.getTime() + 3_600_000))).pickup?.at).toEqual(evening('19:30'))
})

test.each([
  ['by the lead time', false, '19:05'],
  ['by what was learned', true, '19:15'],
])('accepted after its time, an order is promised anew %s', async (_, learns, promised) => {
  await switched(learns)
  const { orderId } = await order((await newCustomer()).caller, {}, now)
  const step = { request: { status: 'accepted' as const }, now: evening('18:45') }
  const admin = (await signedIn('admin')).caller as Admin
  expect((await advanceOrder(admin, orderId, step)).promisedFor).toEqual(evening(promised))
  await db().order.delete({ where: { id: orderId } })
})

test('a quote asks nothing more than without it, but the first of a day', async () => {
  const without = await rowsRead(quoted)
  await switched(true, new Date(now.getTime() + 1))
  await quoted()
  expect(await rowsRead(quoted)).toEqual(without)
})

test('eight weeks are read from their sums, however many orders they had', async () => {
  const days = Array.from(
    { length: 56 },
    (_, day) => new Date(Date.parse('2026-11-20T18:00:00+01:00') - day * 86_400_000),
  )
  await storePrepared(
    days.flatMap((day) =>
      Array.from({ length: 40 }, (_, nth) => {
        const placedAt = new Date(day.getTime() + nth * 60_000)
        const later = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)
        return {
          placedAt,
          acceptedAt: placedAt,
          readyAt: later(18),
          kitchenAt: later(20),
          quotedFor: later(20),
          points: 2,
        }
      }),
    ),
  )
  const learn = () => learnUntil('2026-11-21')
  const counted = [...(await learn())]
  const before = await blocksRead(learn)
  while ((await sumClosedDays()).days > 0);
  expect([...(await learn())]).toEqual(counted)
  // At five before the change of the clock, at six after it.
  expect(counted).toHaveLength(14)
  expect(await blocksRead(learn)).toBeLessThan(before / 2)
})
