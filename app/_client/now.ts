import { useSyncExternalStore } from 'react'

const tickMs = 15_000
// Nothing on a screen waits longer for the time of day.
const latestMs = 500

/**
 * The present, a few times a minute. Null on the server, because a cached page must not know what time it is, and in the
 * browser until it has a moment: the first look at a calendar loads the rules of the time zone.
 */
export function useNow(): Date | null {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  )
}

let now: Date | null = null

function subscribe(listener: () => void): () => void {
  const tick = () => {
    now = new Date()
    listener()
  }
  const isOld = now === null || Date.now() - now.getTime() > tickMs
  const forget = isOld ? whenIdle(tick) : undefined
  const timer = setInterval(tick, tickMs)
  return () => {
    forget?.()
    clearInterval(timer)
  }
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
