import { useSyncExternalStore } from 'react'

const tickMs = 15_000

/** The present, a few times a minute; null on the server, because a cached page must not know what time it is. */
export function useNow(): Date | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

let now = new Date()

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = new Date()
    listener()
  }, tickMs)
  return () => clearInterval(timer)
}

function current(): Date {
  if (Date.now() - now.getTime() > tickMs) now = new Date()
  return now
}
