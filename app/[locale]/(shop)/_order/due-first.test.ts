import { expect, test } from 'vitest'
import { isForAnotherDay, soonestFirst } from './due-first'

const now = new Date('2026-11-28T12:00:00+01:00')

function order(requestedFor: string | null, others: { promisedFor?: Date; heldUntil?: Date } = {}) {
  const none = { promisedFor: null, quotedFor: null, heldUntil: null }
  return { ...none, requestedFor: requestedFor ? new Date(requestedFor) : null, createdAt: now, ...others }
}

const saturday = order('2026-12-05T18:00:00+01:00')
const tonight = order('2026-11-28T19:00:00+01:00')
const soon = order(null, { promisedFor: new Date('2026-11-28T12:25:00+01:00') })
const unpaid = order('2026-12-05T18:00:00+01:00', { heldUntil: new Date('2026-11-28T12:15:00+01:00') })

test('what is due first comes first, whenever it was placed, and what waits for its payment is due until then', () => {
  expect(soonestFirst([saturday, tonight, soon, unpaid])).toEqual([unpaid, soon, tonight, saturday])
})

test('an order is for another day from the next business day on', () => {
  expect([saturday, tonight, soon, unpaid].map((each) => isForAnotherDay(each, now))).toEqual([
    true,
    false,
    false,
    false,
  ])
  const afterMidnight = order('2026-11-29T01:30:00+01:00')
  expect(isForAnotherDay(afterMidnight, now)).toBe(false)
})
