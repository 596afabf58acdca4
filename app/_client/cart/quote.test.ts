import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from './quote'

const minuteMs = 60_000
const roundMs = 4000

let state = 'a-1'
let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  state = 'a-1'
  vi.stubGlobal('document', { hidden: false, documentElement: { lang: 'de' }, ...listening })
  vi.stubGlobal('window', listening)
  vi.stubGlobal('fetch', async () => Response.json({ isSuccess: true, data: { state } }))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** A page that has a quote, and how often it has asked. */
async function opened(answer = () => true) {
  const asked = { times: 0 }
  stop = askAgain(
    async () => {
      asked.times += 1
      return answer()
    },
    { seenStates: new Set(), roundMs },
  )
  await vi.advanceTimersByTimeAsync(2 * roundMs)
  asked.times = 0
  return asked
}

test('a page asks thrice a minute while the shop stays as it is', async () => {
  const asked = await opened()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(asked.times).toBeLessThanOrEqual(3)
  expect(asked.times).toBeGreaterThan(1)
})

test('a change of the shop is asked about in the next round, once', async () => {
  const asked = await opened()
  await vi.advanceTimersByTimeAsync(roundMs)
  const before = asked.times
  state = 'a-2'
  await vi.advanceTimersByTimeAsync(roundMs)
  expect(asked.times).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(2 * roundMs)
  expect(asked.times).toBe(before + 1)
})

test('that two processes answer in turn is no change', async () => {
  const asked = await opened()
  let round = 0
  vi.stubGlobal('fetch', async () =>
    Response.json({ isSuccess: true, data: { state: (round += 1) % 2 ? 'a-1' : 'b-7' } }),
  )
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(asked.times).toBeLessThanOrEqual(4)
})

test('a quote that failed is asked for again in the next round', async () => {
  const asked = await opened(() => false)
  await vi.advanceTimersByTimeAsync(3 * roundMs)
  expect(asked.times).toBe(3)
})
