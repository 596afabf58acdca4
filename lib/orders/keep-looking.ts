import { hub, onResync, type Unsubscribe } from '@/lib/events'

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
  let isLooking = false
  let isDue = false
  let isStopped = false
  let hasFailed = false

  async function run(): Promise<void> {
    isLooking = true
    while (isDue && !isStopped) {
      isDue = false
      hasFailed = await look().then(
        () => false,
        () => true,
      )
    }
    isLooking = false
  }
  function wake(): void {
    isDue = true
    if (!isLooking) void run()
  }
  const poll = setInterval(() => {
    if (hasFailed || !hub().isListening) wake()
  }, pollEveryMs)
  const unsubscribe: Unsubscribe = onResync(wake)
  wake()
  return {
    wake,
    stop() {
      isStopped = true
      clearInterval(poll)
      unsubscribe()
    },
  }
}
