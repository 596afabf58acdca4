import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { sumClosedDays } from '@/lib/orders/jobs/sum-closed-days'
import { answerCall } from '@/lib/testing/calls/calls'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { storePrepared, type PreparedOrder } from '@/lib/testing/shop/prepared-orders'
import { createShop } from '@/lib/testing/shop/shop'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { shopChangedHere } from '@/lib/platform/events'
import { findPeriodReport } from './period-report'
import { findLatestPromiseErrors } from './promise-errors'
import { reportTable } from './report-tables'

// Three days of October: the lead time holds on the first two, the third is promised by what was learned.
let admin: Admin
let owner: Person
const switchedOn = new Date('2026-10-09T15:00:00+02:00')

const minuteMs = 60_000

/** Ready so many minutes after it was promised; before, where it is less than nothing. */
function late(placed: string, minutes: number): PreparedOrder {
  const placedAt = new Date(`2026-10-${placed}:00+02:00`)
  const kitchenAt = new Date(placedAt.getTime() + 20 * minuteMs)
  const readyAt = new Date(kitchenAt.getTime() + minutes * minuteMs)
  return { placedAt, acceptedAt: placedAt, readyAt, kitchenAt, quotedFor: kitchenAt, points: 2 }
}

beforeAll(async () => {
  await createShop()
  owner = await signedIn('admin')
  admin = owner.caller as Admin
  await storePrepared([
    ...[late('07T18:00', 14), late('07T18:30', 10), late('07T19:00', 20)],
    ...[late('08T18:10', -2), late('08T23:50', 30), late('08T23:55', 6)],
    ...[late('09T18:00', 3), late('09T18:20', -1), late('09T19:00', 4), late('09T19:30', 2)],
    // After midnight: still of the ninth.
    late('10T00:15', 5),
  ])
  await updateShop(admin, { learnsLeadTime: true }, { now: switchedOn })
  await shopChangedHere()
  while ((await sumClosedDays()).days > 0);
})

const minutes = (orders: number, median: number | null, ninetieth: number | null) => ({ orders, median, ninetieth })

test('the report of a period says how far promises were from what became of them, by hour, and since it learns', async () => {
  const period = { from: '2026-10-07', to: '2026-10-09', group: 'day' } as const
  const report = await findPeriodReport(admin, period)
  expect(report.promises).toEqual({
    // 1, 2, 2, 3, 4, 5, 6, 10, 14, 20, 30
    ...minutes(11, 5, 20),
    hours: [
      { hour: 18, ...minutes(5, 3, 12.4) },
      { hour: 19, ...minutes(3, 4, 16.8) },
      { hour: 23, ...minutes(2, 18, 27.6) },
      { hour: 0, ...minutes(1, 5, 5) },
    ],
    learning: { since: '2026-10-09', before: minutes(6, 12, 25), after: minutes(5, 3, 4.6) },
  })
  expect(reportTable(report, 'promises', 'en').rows.slice(0, 4)).toEqual([
    ['all hours', 11, 5, 20],
    ['eight weeks before 9 Oct 2026, when learning began', 6, 12, 25],
    ['since 9 Oct 2026, with what was learned', 5, 3, 4.6],
    ['18:00', 5, 3, 12.4],
  ])
})

test('a day says so too, and one before it learned has nothing to compare', async () => {
  const dayOf = async (day: string) => {
    const headers = { authorization: `Bearer ${owner.bearer}` }
    const response = await answerCall(new Request(`http://localhost/api/v1/reports/day?day=${day}`, { headers }))
    return ((await response.json()) as { data: { promises: unknown } }).data.promises
  }
  expect(await dayOf('2026-10-08')).toEqual({
    ...minutes(3, 6, 25.2),
    hours: [
      { hour: 18, ...minutes(1, 2, 2) },
      { hour: 23, ...minutes(2, 18, 27.6) },
    ],
    learning: null,
  })
  expect(await dayOf('2026-10-09')).toMatchObject({ ...minutes(5, 3, 4.6), learning: { before: minutes(6, 12, 25) } })
})

test('the dashboard has the last eight weeks', async () => {
  expect(await findLatestPromiseErrors(admin, new Date('2026-10-12T12:00:00+02:00'))).toMatchObject(minutes(11, 5, 20))
  expect(await findLatestPromiseErrors(admin, new Date('2026-12-02T12:00:00+01:00'))).toMatchObject({
    // 1, 2, 2, 3, 4, 5, 6, 30
    ...minutes(8, 3.5, 13.2),
  })
})

test('saved again it goes on learning since the same day, and switched off it has no such day', async () => {
  const later = { now: new Date('2026-10-20T12:00:00+02:00') }
  expect((await updateShop(admin, { learnsLeadTime: true, leadTimeMinutes: 25 }, later)).learnsSince).toEqual(
    switchedOn,
  )
  expect((await updateShop(admin, { leadTimeMinutes: 20 }, later)).learnsSince).toEqual(switchedOn)
  expect((await updateShop(admin, { learnsLeadTime: false }, later)).learnsSince).toBeNull()
  expect((await updateShop(admin, { learnsLeadTime: true }, later)).learnsSince).toEqual(later.now)
})
