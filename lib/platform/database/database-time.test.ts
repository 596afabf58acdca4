import { afterEach, expect, test, vi } from 'vitest'
import { aheadMs, databaseTime } from './database-time'
import { db } from './db'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['read while it was asked', 1004, 0],
  ['read with the question', 1000, 0],
  ['read with the answer', 1010, 0],
  ['ahead', 4010, 3000],
  ['behind', 400, -600],
])('the clock of the database, %s', (_which, readMs, difference) => {
  expect(aheadMs(readMs, 1000, 1010)).toBe(difference)
})

test('a moment is itself where the clocks agree', async () => {
  const moment = new Date('2027-05-07T10:00:00.123Z')
  for (let times = 0; times < 20; times += 1) expect(await databaseTime(db(), moment)).toEqual(moment)
})

test('a moment of a clock that is slow or fast is that of the database', async () => {
  const minuteMs = 60_000
  for (const wrongByMs of [-minuteMs, minuteMs]) {
    const before = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: before + wrongByMs })
    const moment = await databaseTime(db(), new Date())
    vi.useRealTimers()
    expect(moment.getTime()).toBeGreaterThanOrEqual(before)
    expect(moment.getTime()).toBeLessThanOrEqual(Date.now())
  }
})
