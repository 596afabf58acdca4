import { setImmediate } from 'node:timers/promises'

/** For how many milliseconds nothing else had its turn while the work was done: the longest of these times. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const done = new AbortController()
  const watching = watch(done.signal)
  try {
    await work()
  } finally {
    done.abort()
  }
  return watching
}

async function watch(done: AbortSignal): Promise<number> {
  let longest = 0
  let since = performance.now()
  while (!done.aborted) {
    await setImmediate()
    const now = performance.now()
    longest = Math.max(longest, now - since)
    since = now
  }
  return longest
}
