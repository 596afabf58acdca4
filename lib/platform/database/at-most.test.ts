import { expect, it } from 'vitest'
import { atMost } from '../process/scheduling'

it('lets only so many work at once, in the order in which they came, failures included', async () => {
  const run = atMost(2)
  const done: number[] = []
  let working = 0
  let most = 0
  const jobs = [1, 2, 3, 4, 5].map((job) =>
    run(async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
      done.push(job)
      if (job === 2) throw new Error('spoilt')
    }),
  )
  const outcomes = await Promise.allSettled(jobs)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect([most, done]).toEqual([2, [1, 2, 3, 4, 5]])
})
