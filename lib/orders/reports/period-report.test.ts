import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { fulfilments } from '@/lib/orders/limits'
import { balanceOf } from '@/lib/orders/money/balance'
import type { Till } from '@/lib/orders/schema'
import { sumClosedDays } from '@/lib/orders/jobs/sum-closed-days'
import { db, snapshot } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { vatOf, containedVat } from '@/lib/orders/vat'
import { zonedParts, weekdayOf } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { signedIn } from '@/lib/testing/shop/people'
import { randomOrder } from '@/lib/testing/random/random-orders'
import {
  booked,
  entriesOf as entriesIn,
  isBooked,
  storeOrders,
  type BookedOrder,
} from '@/lib/testing/shop/stored-orders'
import { seedOf, times } from '@/lib/testing/long'
import { findDayReport } from './day-report'
import { figures } from './sums/figures'
import { findPeriodReport } from './period-report'
import { groupsOf, type Period } from './sums/period'
import { findWrongSums } from './sums/wrong-sums'

const seed = seedOf('REPORT_SEED')
const year = { from: '2025-01-01', to: '2025-12-31' }
const orders = fc.sample(randomOrder, { seed, numRuns: times({ hurried: 1000, long: 20_000 }) }).map(booked)
let admin: Admin

beforeAll(async () => {
  admin = (await signedIn('admin')).caller as Admin
  await storeOrders(orders)
}, 60_000)

const unsold = ['awaiting_payment', 'received', 'rejected', 'cancelled']

interface Entry {
  order: BookedOrder
  sign: 1 | -1
  /** -1: what was paid back in part is part of the reversal of the whole. */
  factor: 1 | -1
  orders: 1 | -1 | 0
  day: string
  at: Date
}

/** An order of which there is nothing but what was paid back of it. */
function refundEntries(order: BookedOrder): Entry[] {
  if (!order.refund) return []
  const { line, roundingRappen, at } = order.refund
  const part = { ...order, lines: [line], deliveryFeeRappen: 0 as const, totalRappen: line.totalRappen, roundingRappen }
  const entry = { order: part, sign: -1, factor: 1, orders: 0, day: businessDayOf(at), at } as const
  const { reversedAt } = order
  return [
    entry,
    ...(reversedAt ? [{ ...entry, factor: -1 as const, day: businessDayOf(reversedAt), at: reversedAt }] : []),
  ]
}

/** Every sale, every reversal and every refund of these days, one after the other. */
function entriesOf({ from, to }: { from: string; to: string }): Entry[] {
  const all = orders
    .filter(({ status }) => !unsold.includes(status))
    .flatMap((order): Entry[] => [
      { order, sign: 1, factor: 1, orders: 1, day: order.businessDay, at: order.placedAt },
      ...(order.reversedAt ? [reversalOf(order, order.reversedAt)] : []),
      ...refundEntries(order),
    ])
  return all.filter(({ day }) => day >= from && day <= to)
}

function reversalOf(order: BookedOrder, at: Date): Entry {
  return { order, sign: -1, factor: 1, orders: -1, day: businessDayOf(at), at }
}

function summed<Key extends string | number>(entries: Entry[], keyOf: (entry: Entry) => Key) {
  const sums = new Map<Key, { orders: number; turnoverRappen: number }>()
  for (const entry of entries) {
    const { orders: before = 0, turnoverRappen = 0 } = sums.get(keyOf(entry)) ?? {}
    const turnover = turnoverRappen + entry.sign * entry.factor * entry.order.totalRappen
    sums.set(keyOf(entry), { orders: before + entry.orders, turnoverRappen: turnover })
  }
  return sums
}

function movedIn({ from, to }: Period, till: Till) {
  const moved = orders
    .flatMap(entriesIn)
    .filter(({ method, at }) => method === till && businessDayOf(at) >= from && businessDayOf(at) <= to)
  const sumOf = (goesOut: boolean) =>
    moved.reduce((sum, { amountRappen }) => (amountRappen < 0 === goesOut ? sum + Math.abs(amountRappen) : sum), 0)
  return { takenRappen: sumOf(false), refundedRappen: sumOf(true) }
}

function naiveSales(entries: Entry[], wanted: 1 | -1) {
  return fulfilments.flatMap((fulfilment) => {
    const byRate = new Map<number, number>()
    for (const { order, sign, factor } of entries) {
      if (order.fulfilment !== fulfilment || sign !== wanted) continue
      const vat = vatOf(order)
      const untaxed = [{ perCent: 0, grossRappen: order.totalRappen }]
      for (const { perCent, grossRappen } of vat.length > 0 ? vat : untaxed)
        byRate.set(perCent, (byRate.get(perCent) ?? 0) + factor * grossRappen)
    }
    return [...byRate]
      .toSorted(([a], [b]) => a - b)
      .map(([vatPerCent, gross]) => {
        const vat = containedVat(gross, Math.round(vatPerCent * 10))
        return {
          fulfilment,
          vatPerCent,
          grossRappen: wanted * gross,
          netRappen: wanted * (gross - vat),
          vatRappen: wanted * vat,
        }
      })
  })
}

function things(entries: Entry[], pick: (order: BookedOrder) => { name: string; quantity: number; rappen: number }[]) {
  const sums = new Map<string, { quantity: number; turnoverRappen: number }>()
  for (const { order, sign, factor } of entries)
    for (const { name, quantity, rappen } of pick(order)) {
      const before = sums.get(name) ?? { quantity: 0, turnoverRappen: 0 }
      const turnoverRappen = before.turnoverRappen + sign * factor * rappen
      sums.set(name, { quantity: before.quantity + sign * factor * quantity, turnoverRappen })
    }
  return sums
}

function percentile(values: number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return sorted.length === 0 ? null : Math.round((low + (high - low) * (place % 1)) * 10) / 10
}

const aDay = orders.find(({ status }) => status === 'completed')?.businessDay ?? ''
const periods = [
  ['the year', year.from, year.to, 'month'],
  ['the month of summer time', '2025-03-01', '2025-03-31', 'day'],
  ['the month with 25 hours in a day', '2025-10-01', '2025-10-31', 'week'],
  ['a day', aDay, aDay, 'day'],
] as const

describe.each([
  ['counted from the orders', async () => {}],
  ['from days that were summed when they were over', sumClosed],
])('%s', (_how, prepare) => {
  beforeAll(prepare, 120_000)

  test.each(periods)(`%s equals a naive sum over random orders, seed ${seed}`, async (_, from, to, group) => {
    const report = await findPeriodReport(admin, { from, to, group })
    const entries = entriesOf({ from, to })
    expect(entries.length).toBeGreaterThan(0)
    expect(report.sales).toEqual(naiveSales(entries, 1))
    expect(report.reversals).toEqual(naiveSales(entries, -1))

    const grossOf = (wanted: 1 | -1) =>
      entries.reduce(
        (rappen, { order, sign, factor }) => rappen + (sign === wanted ? factor * order.totalRappen : 0),
        0,
      )
    const { orders: left = 0, turnoverRappen: total = 0 } = summed(entries, () => 'all').get('all') ?? {}
    expect(report.totals.figures).toEqual({
      soldOrders: entries.filter(({ orders: count }) => count === 1).length,
      soldRappen: grossOf(1),
      reversedOrders: entries.filter(({ orders: count }) => count === -1).length,
      reversedRappen: grossOf(-1),
      orders: left,
      turnoverRappen: total,
      averageRappen: left > 0 ? Math.round(total / left) : 0,
    })
    expect(report.totals).toMatchObject({
      orders: entries.filter(({ orders: count }) => count === 1).length,
      reversedOrders: entries.filter(({ orders: count }) => count === -1).length,
      grossAfterReversalsRappen: total,
      deliveryFeesRappen: entries.reduce((sum, { order, sign }) => sum + sign * order.deliveryFeeRappen, 0),
      roundingRappen: entries.reduce((sum, { order, sign, factor }) => sum + sign * factor * order.roundingRappen, 0),
      moved: { cash: movedIn({ from, to }, 'cash'), online: movedIn({ from, to }, 'online') },
    })

    const days = groupsOf({ from, to }, group)
    const overTime = summed(entries, ({ day }) => days.findLast((first) => first <= day) ?? '')
    const nothing = { orders: 0, turnoverRappen: 0 }
    expect(report.overTime).toEqual(days.map((day) => ({ day, ...(overTime.get(day) ?? nothing) })))
    const hours = summed(entries, ({ at }) => Math.floor(zonedParts(at).minute / 60))
    expect(new Map(report.hours.map(({ hour, ...sums }) => [hour, sums]))).toEqual(hours)
    const weekdays = summed(entries, ({ day }) => weekdayOf(day))
    expect(new Map(report.weekdays.map(({ weekday, ...sums }) => [weekday, sums]))).toEqual(weekdays)
    const delivered = entries.filter(({ order }) => order.fulfilment === 'delivery')
    const postcodes = summed(delivered, ({ order }) => order.postcode)
    expect(new Map(report.postcodes.map(({ postcode, ...sums }) => [postcode, sums]))).toEqual(postcodes)
  })

  test.each(periods)(`dishes, options and times of %s do so too, seed ${seed}`, async (_, from, to, group) => {
    const report = await findPeriodReport(admin, { from, to, group })
    const entries = entriesOf({ from, to })
    const items = things(entries, ({ lines }) => lines.map((line) => ({ ...line, rappen: line.totalRappen })))
    expect(new Map(report.items.map(({ name, ...sums }) => [name, sums]))).toEqual(items)
    const options = things(entries, ({ lines }) =>
      lines.flatMap((line) =>
        line.options.map((option) => ({
          name: option.name.de,
          quantity: option.quantity * line.quantity,
          rappen: option.priceRappen * line.quantity,
        })),
      ),
    )
    expect(new Map(report.options.map(({ name, group: _group, ...sums }) => [name, sums]))).toEqual(options)

    const placed = orders.filter(isBooked).filter(({ businessDay }) => businessDay >= from && businessDay <= to)
    const reasonOf = ({ status, reason, isByCustomer }: BookedOrder) =>
      status === 'rejected' ? reason : isByCustomer ? 'by_customer' : 'by_shop'
    const counts = new Map<string, number>()
    for (const order of placed.filter(({ status }) => status === 'rejected' || status === 'cancelled'))
      counts.set(`${order.status} ${reasonOf(order)}`, (counts.get(`${order.status} ${reasonOf(order)}`) ?? 0) + 1)
    expect(new Map(report.refused.map((row) => [`${row.status} ${row.reason}`, row.orders]))).toEqual(counts)
    expect(report.totals.unacceptedOrders).toBe(placed.filter(({ status }) => status === 'received').length)

    const atOnce = placed.filter(
      ({ status, isForLater, acceptedAt, businessDay }) =>
        !isForLater && !unsold.includes(status) && businessDayOf(acceptedAt) === businessDay,
    )
    const accepting = atOnce.map(({ toAccept }) => toAccept)
    const median = [percentile(accepting, 0.5), percentile(accepting, 0.9)]
    expect([report.flow.toAccept.median, report.flow.toAccept.ninetieth]).toEqual(median)
    const cooked = atOnce.filter(
      ({ status, readyAt, businessDay }) =>
        ['ready', 'out_for_delivery', 'completed'].includes(status) && businessDayOf(readyAt) === businessDay,
    )
    expect(report.flow.toReady).toEqual({
      orders: cooked.length,
      median: percentile(
        cooked.map(({ toReady }) => toReady),
        0.5,
      ),
      ninetieth: percentile(
        cooked.map(({ toReady }) => toReady),
        0.9,
      ),
    })
  })
})

async function sumClosed(): Promise<void> {
  while ((await sumClosedDays()).days > 0);
  const { rows } = await pool().query<{ days: number }>(
    `select count(*)::int as days from closed_sum where unit = 'day' and first_day between $1 and $2`,
    [year.from, year.to],
  )
  expect(rows[0]?.days).toBe(365 * figures.length)
  expect(await snapshot((reader) => findWrongSums(reader))).toEqual([])
}

test('a day has the same figures in its own report, and stands beside the one before', async () => {
  const day = '2025-06-15'
  const [report, ofDay] = [
    await findPeriodReport(admin, { from: day, to: day, group: 'day' }),
    await findDayReport(admin, day),
  ]
  const { sales, reversals, grossRappen, grossAfterReversalsRappen, vatAfterReversalsRappen, orders: sold } = ofDay
  expect({ sales: report.sales, reversals: report.reversals }).toEqual({ sales, reversals })
  expect(report.totals).toMatchObject({ orders: sold, grossRappen, grossAfterReversalsRappen, vatAfterReversalsRappen })
  const before = await findPeriodReport(admin, { from: '2025-06-14', to: '2025-06-14', group: 'day' })
  expect(report.before.totals).toEqual(before.totals)
})

test('cash and rounding of each day are those of its balances: the rule stands in SQL as in TypeScript', async () => {
  const days = [...new Set(orders.filter(isBooked).map(({ businessDay }) => businessDay))].toSorted()
  const some = days.filter((_day, index) => index % Math.ceil(days.length / 60) === 0)
  const entry = { orderBy: { id: 'asc' } } as const
  for (const day of some) {
    const { cash, roundingRappen, tillRappen, online } = await findDayReport(admin, day)
    const sold = await db().order.findMany({
      where: { businessDay: new Date(day), status: { notIn: ['received', 'rejected', 'cancelled'] } },
      include: { payment: { include: { entries: entry } }, attempts: true },
    })
    // What went back with a reversal, or after the sale, is of another day.
    const sums = { toCollectRappen: 0, collectedRappen: 0, toPayBackRappen: 0, roundingRappen: 0, onlineRappen: 0 }
    for (const order of sold) {
      const entries = order.payment?.entries.filter(({ kind }) => kind !== 'reversed') ?? []
      const balance = balanceOf({ ...order, reversal: null, refunds: [] }, entries)
      const held = order.attempts.reduce((sum, one) => sum + (one.status === 'authorised' ? one.amountRappen : 0), 0)
      sums.toCollectRappen += balance.toCollectRappen + held
      sums.collectedRappen += balance.paidRappen
      sums.toPayBackRappen += balance.toPayBackRappen
      sums.roundingRappen += balance.roundingRappen
      sums.onlineRappen += balance.paidOnlineRappen - held - balance.sentBackRappen
    }
    expect({ ...cash, roundingRappen }).toEqual({ ...sums, voidRappen: 0 })
    const { takenRappen, refundedRappen } = movedIn({ from: day, to: day }, 'cash')
    expect(tillRappen).toBe(takenRappen - refundedRappen)
    expect(online).toEqual(movedIn({ from: day, to: day }, 'online'))
  }
})
