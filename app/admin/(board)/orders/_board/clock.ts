import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { newListeners } from '@/app/_client/external-store'

/** The shop's clock, right also on a device whose own is wrong. */
export interface Clock {
  /** Epoch milliseconds. */
  read: () => number
  set: (shopTime: Date) => void
  tick: () => void
  subscribe: (listener: () => void) => () => void
  /** What the server rendered. */
  first: number
}

export const ClockContext = createContext<Clock | null>(null)

export function useClock(shopTime: Date): Clock {
  const [clock] = useState(() => startClock(shopTime))
  useEffect(() => clock.set(shopTime), [clock, shopTime])
  useEffect(() => {
    const timer = setInterval(clock.tick, 1000)
    return () => clearInterval(timer)
  }, [clock])
  return clock
}

export function useShopClock(): Clock {
  const clock = use(ClockContext)
  if (!clock) throw new Error('useShopClock needs a ClockContext above it')
  return clock
}

/** Rendered anew only when a step of the clock has passed. */
export function useNow(stepMs = 1000): number {
  const clock = useShopClock()
  const floored = (at: number) => Math.floor(at / stepMs) * stepMs
  return useSyncExternalStore(
    clock.subscribe,
    () => floored(clock.read()),
    () => floored(clock.first),
  )
}

function startClock(shopTime: Date): Clock {
  const first = shopTime.getTime()
  const { subscribe, emit } = newListeners()
  let ahead = first - Date.now()
  return {
    first,
    subscribe,
    tick: emit,
    read: () => Date.now() + ahead,
    set(time) {
      ahead = time.getTime() - Date.now()
      emit()
    },
  }
}
