import { hub, onResync } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { recurringWarning } from '@/lib/platform/recurring-warning'

const pollEverySeconds = 5

// One for all: with the database they all fail together.
const warnOfFailedLook = recurringWarning('an open stream could not read what it tells')

export interface Watch {
  /** Something may have changed. */
  wake(): void
  stop(): void
}

/**
 * Calls `check` now, whenever it is woken, after a gap in the notifications, and every five seconds while there are
 * none or the last check failed. Never twice at once: a wake during a check causes one more.
 */
export function watch(check: () => Promise<void>): Watch {
  const state = { isChecking: false, isDue: false, isStopped: false, hasFailed: false }

  async function run(): Promise<void> {
    state.isChecking = true
    while (state.isDue && !state.isStopped) {
      state.isDue = false
      state.hasFailed = await check().then(
        () => false,
        (error: unknown) => {
          warnOfFailedLook(error)
          return true
        },
      )
    }
    state.isChecking = false
  }
  function wake(): void {
    state.isDue = true
    if (!state.isChecking) void run()
  }
  const endPolling = everySeconds(pollEverySeconds, () => {
    if (state.hasFailed || !hub().isListening) wake()
  })
  const unsubscribe = onResync(wake)
  wake()
  return {
    wake,
    stop() {
      state.isStopped = true
      endPolling()
      unsubscribe()
    },
  }
}
