import { ApiRefusal } from './api'

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Doubles with each failure, with jitter, so that clients do not retry in the same moment. */
export function retryPauseMs(failures: number, random = Math.random()): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
  return Math.round(pause * (0.5 + 0.5 * random))
}

export interface Question {
  ask: () => void
  stop: () => void
}

/** Retries until there is an answer; a 404 ends it. */
export function retryUntilAnswered(load: () => Promise<void>, onOutcome: (isKnown: boolean) => void): Question {
  const state = { isAsking: false, isDue: false, isStopped: false, failures: 0 }
  let retry: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    state.isAsking = true
    while (state.isDue && !state.isStopped) {
      state.isDue = false
      clearTimeout(retry)
      await load().then(onAnswer, onFailure)
    }
    state.isAsking = false
  }
  function onAnswer() {
    state.failures = 0
    if (!state.isStopped) onOutcome(true)
  }
  function onFailure(error: unknown) {
    state.failures += 1
    if (state.isStopped) return
    onOutcome(false)
    if (error instanceof ApiRefusal && error.code === 'not_found') return
    const asked = error instanceof ApiRefusal ? (error.retryAfterSeconds ?? 0) * 1000 : 0
    retry = setTimeout(ask, Math.max(asked, retryPauseMs(state.failures)))
  }
  function ask() {
    state.isDue = true
    if (!state.isAsking) void run()
  }
  return {
    ask,
    stop() {
      state.isStopped = true
      clearTimeout(retry)
    },
  }
}
