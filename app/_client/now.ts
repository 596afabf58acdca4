import { useSyncExternalStore } from 'react'
import { calendarDayOf } from '@/lib/platform/values/time'

const tickMs = 15_000
const latestMs = 500

/**
 * Null on the server, because a cached page must not contain the time, and until the browser is idle: the first use of
 * a calendar loads the time zone's rules.
 */
export function useNow(): Date | null {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  )
}

let now: Date | null = null
const listeners = new Set<() => void>()
let stop: (() => void) | null = null

/** One clock for all subscribers: every dish of a menu may be one. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

function start(): () => void {
  const isOld = now === null || Date.now() - now.getTime() > tickMs
  let forget = isOld ? whenIdle(loadZone) : undefined
  // Rendered in a task of its own, so that a press comes in between.
  function loadZone() {
    calendarDayOf(new Date())
    forget = whenIdle(tick)
  }
  const timer = setInterval(tick, tickMs)
  return () => {
    forget?.()
    clearInterval(timer)
  }
}

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
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
