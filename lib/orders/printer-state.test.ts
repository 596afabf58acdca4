import { expect, test } from 'vitest'
import { isMissed, isStopped, printConditions, stateOf } from './printer-state'

const now = Date.parse('2027-05-07T16:00:00Z')
const printer = (secondsAgo: number | null, more: Partial<Parameters<typeof isMissed>[0]> = {}) => ({
  condition: 'ready' as const,
  lastSeenAt: secondsAgo === null ? null : new Date(now - secondsAgo * 1000),
  waiting: 0,
  ...more,
})

test('a printer is silent after two minutes, whatever it said before', () => {
  expect(stateOf(printer(120, { condition: 'paper_out' }), now)).toBe('paper_out')
  expect(stateOf(printer(121, { condition: 'paper_out' }), now)).toBe('silent')
  expect(stateOf(printer(null), now)).toBe('never_seen')
})

test('with little paper it still prints; in any other condition nothing comes out', () => {
  expect(printConditions.filter((condition) => !isStopped(condition))).toEqual(['ready', 'paper_low'])
})

test('while the kitchen is open a stopped printer is missed; after closing only where something waits for it', () => {
  expect(isMissed(printer(4), { now, isOpen: true })).toBe(false)
  expect(isMissed(printer(4, { condition: 'cover_open' }), { now, isOpen: true })).toBe(true)
  expect(isMissed(printer(300), { now, isOpen: true })).toBe(true)
  expect(isMissed(printer(null), { now, isOpen: true })).toBe(true)
  expect(isMissed(printer(300), { now, isOpen: false })).toBe(false)
  expect(isMissed(printer(300, { waiting: 1 }), { now, isOpen: false })).toBe(true)
})
