import { expect, test } from 'vitest'
import { sameTimeOn, slotsByDay } from './use-time'

const saturday = ['2026-11-21T17:00:00.000Z', '2026-11-21T22:45:00.000Z']
const sunday = ['2026-11-21T23:00:00.000Z', '2026-11-22T17:00:00.000Z']

test('midnight in Zurich begins the next day, whatever the clock in London says', () => {
  expect([...slotsByDay([...saturday, ...sunday])]).toEqual([
    ['2026-11-21', saturday],
    ['2026-11-22', sunday],
  ])
})

test('another day keeps the time of day, and chooses nothing where that day has no such time', () => {
  expect(sameTimeOn(sunday, '2026-11-21T17:00:00.000Z')).toBe('2026-11-22T17:00:00.000Z')
  expect(sameTimeOn(sunday, '2026-11-21T22:45:00.000Z')).toBe('')
  expect(sameTimeOn(sunday, '')).toBe('')
})

test('six in the evening is six in the evening before and after the clocks change', () => {
  expect(sameTimeOn(['2026-10-25T17:00:00.000Z'], '2026-10-24T16:00:00.000Z')).toBe('2026-10-25T17:00:00.000Z')
})
