import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { succeedsWithin } from './listener'

test('an answer in time counts, a late or failed one does not', async () => {
  const never = new Promise<void>(() => undefined)
  expect(await succeedsWithin(300, pause(50))).toBe(true)
  expect(await succeedsWithin(200, never)).toBe(false)
  expect(await succeedsWithin(300, Promise.reject(new Error('refused')))).toBe(false)
})

test('a process that was busy itself does not call an answer late', async () => {
  const answered = succeedsWithin(300, pause(350))
  const busyUntil = performance.now() + 500
  while (performance.now() < busyUntil) continue
  expect(await answered).toBe(true)
})
