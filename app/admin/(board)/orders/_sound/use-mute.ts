import { useCallback, useEffect, useState } from 'react'

export interface Mute {
  /** Silence until then, by the device's clock, epoch milliseconds; null: nobody wants any. */
  mutedUntil: number | null
  mute: () => void
  unmute: () => void
}

/** Long enough for a delivery man at the door, too short to be forgotten. */
export const muteMinutes = 15
const storageKey = 'board-muted-until'

export function useMute(): Mute {
  const [mutedUntil, setMutedUntil] = useState<number | null>(null)
  const set = useCallback((until: number | null) => {
    remember(until)
    setMutedUntil(until)
  }, [])

  useEffect(() => setMutedUntil(remembered()), [])

  useEffect(() => {
    if (mutedUntil === null) return
    const timer = setTimeout(() => set(null), Math.max(0, mutedUntil - Date.now()))
    return () => clearTimeout(timer)
  }, [mutedUntil, set])

  return {
    mutedUntil,
    mute: useCallback(() => set(Date.now() + muteMinutes * 60_000), [set]),
    unmute: useCallback(() => set(null), [set]),
  }
}

function remember(until: number | null): void {
  try {
    if (until === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, String(until))
  } catch {
    // Without storage a reload ends the silence.
  }
}

/** Never longer than somebody can have asked for, whatever the device's clock has done since. */
function remembered(): number | null {
  try {
    const until = Number(localStorage.getItem(storageKey))
    const left = until - Date.now()
    return left > 0 && left <= muteMinutes * 60_000 ? until : null
  } catch {
    return null
  }
}
