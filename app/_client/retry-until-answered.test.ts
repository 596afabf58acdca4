import { expect, test, vi } from 'vitest'
import { ApiRefusal, NoAnswer } from './api'
import { retryPauseMs, retryUntilAnswered } from './retry-until-answered'

test('each pause is longer, up to half a minute, and no two clients wait equally long', () => {
  expect([1, 2, 3, 6, 40].map((failures) => retryPauseMs(failures, 1))).toEqual([1000, 2000, 4000, 30_000, 30_000])
  expect(retryPauseMs(3, 0)).toBe(2000)
})

/** Asks with these answers, one after the other, and returns the outcomes once there are so many. */
function outcomesOf(answers: (() => Promise<void>)[]): Promise<boolean[]> {
  const told: boolean[] = []
  return new Promise((resolve) => {
    const question = retryUntilAnswered(
      () => answers.shift()?.() ?? Promise.resolve(),
      (isKnown) => {
        told.push(isKnown)
        if (answers.length === 0) resolve(told)
      },
    )
    question.ask()
  })
}

const lost = () => Promise.reject(new NoAnswer('offline'))
const known = () => Promise.resolve()

test('a question that fails is asked again until it is answered', async () => {
  expect(await outcomesOf([lost, known])).toEqual([false, true])
})

test('what happens while it is being asked makes it ask once more, not twice', async () => {
  let calls = 0
  await new Promise<void>((resolve) => {
    const question = retryUntilAnswered(
      () => {
        calls += 1
        if (calls === 1) for (let time = 0; time < 2; time++) question.ask()
        return Promise.resolve()
      },
      () => {
        if (calls === 2) resolve()
      },
    )
    question.ask()
  })
  expect(calls).toBe(2)
})

test('what is gone is asked for no more', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const gone = () => Promise.reject(new ApiRefusal('not_found', 'gone', {}, undefined, null))
  expect(await outcomesOf([gone])).toEqual([false])
  expect(timers).not.toHaveBeenCalled()
  timers.mockRestore()
})
