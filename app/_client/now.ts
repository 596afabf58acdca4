import { useSyncExternalStore } from 'react'
import { calendarDayOf } from '@/lib/platform/time'

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
const listeners = new Set<() => void>()
let stop: (() => void) | null = null

/** One clock for all that look at it: every dish of a menu may. */
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
  // What is shown of it is a task of its own, so that a press comes in between.
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

/** False on the server and while the browser takes over: what lies in its storage is not known before. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}

const usualRoundMs = 20_000

/**
 * Asks again and again while somebody looks at the page: on a timer, when the page is shown again and when the network is
 * back. For what the kitchen may change meanwhile; gives back what ends it.
 */
export function whileWatched(ask: () => void, roundMs = usualRoundMs): () => void {
  const askIfSeen = () => {
    if (!document.hidden) ask()
  }
  const timer = setInterval(askIfSeen, roundMs)
  document.addEventListener('visibilitychange', askIfSeen)
  window.addEventListener('online', askIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfSeen)
    window.removeEventListener('online', askIfSeen)
  }
}
