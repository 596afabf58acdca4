import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everySeconds } from './heartbeat'

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('each is called once in its period, and in every second as many as in any other', () => {
  const calls = Array.from({ length: 30 }, () => 0)
  const ends = calls.map((_, index) => everySeconds(15, () => (calls[index] = (calls[index] ?? 0) + 1)))
  for (let second = 1; second <= 15; second += 1) {
    vi.advanceTimersByTime(1000)
    expect(calls.reduce((sum, count) => sum + count, 0)).toBe(2 * second)
  }
  expect(new Set(calls)).toEqual(new Set([1]))
  for (const end of ends) end()
  vi.advanceTimersByTime(60_000)
  expect(new Set(calls)).toEqual(new Set([1]))
})

test('a listener goes on when another one ends, twice too', () => {
  let beats = 0
  const [first, second] = [everySeconds(4, () => undefined), everySeconds(4, () => (beats += 1))]
  first()
  first()
  vi.advanceTimersByTime(8000)
  expect(beats).toBe(2)
  second()
})

test('a thousand have one timer, and none have none', () => {
  vi.useRealTimers()
  const before = timers()
  const ends = Array.from({ length: 1000 }, (_, index) => everySeconds(5 + (index % 3) * 5, () => undefined))
  expect(timers()).toBe(before + 1)
  for (const end of ends) end()
  expect(timers()).toBe(before)
})
