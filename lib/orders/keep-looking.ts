import { hub, onResync } from '@/lib/events'

const pollEveryMs = 5000

export interface Looking {
  /** Something may have changed. */
  wake(): void
  stop(): void
}

/**
 * Looks now, whenever it is woken, after a gap in the announcements, and every five seconds while nobody hears them or
 * the last look failed. Never twice at once: a wake during a look makes it look once more.
 */
export function keepLooking(look: () => Promise<void>): Looking {
  const state = { isLooking: false, isDue: false, isStopped: false, hasFailed: false }

  async function run(): Promise<void> {
    state.isLooking = true
    while (state.isDue && !state.isStopped) {
      state.isDue = false
      state.hasFailed = await look().then(
        () => false,
        () => true,
      )
    }
    state.isLooking = false
  }
  function wake(): void {
    state.isDue = true
    if (!state.isLooking) void run()
  }
  const poll = setInterval(() => {
    if (state.hasFailed || !hub().isListening) wake()
  }, pollEveryMs)
  const unsubscribe = onResync(wake)
  wake()
  return {
    wake,
    stop() {
      state.isStopped = true
      clearInterval(poll)
      unsubscribe()
    },
  }
}
