import { expect, test } from 'vitest'
import { linesLoggedDuring } from '@/lib/testing/logged-lines'
import { watch } from './follow-order'

test('a look that fails is written down with its cause, once for all that follow at the same time', async () => {
  let looks = 0
  const lines = await linesLoggedDuring(async () => {
    const followers = Array.from({ length: 50 }, () =>
      watch(() => {
        looks += 1
        return Promise.reject(new Error('the database is away'))
      }),
    )
    await new Promise(setImmediate)
    for (const follower of followers) follower.stop()
  })
  expect(looks).toBe(50)
  expect(lines).toMatchObject([{ level: 'warn', err: { message: 'the database is away' } }])
})
