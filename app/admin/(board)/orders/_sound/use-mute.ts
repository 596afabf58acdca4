import { useEffect } from 'react'
import { stored } from '@/app/_client/stored'

export interface Mute {
  /** Epoch milliseconds by the device's clock; null when not muted. */
  mutedUntil: number | null
  mute: () => void
  unmute: () => void
}

/** Long enough for a delivery at the door, too short to be forgotten. */
export const muteMinutes = 15
const longestMs = muteMinutes * 60_000

const until = stored('board-muted-until', (raw) => (typeof raw === 'number' ? raw : null))

export function useMute(): Mute {
  const mutedUntil = until.useValue()

  useEffect(() => {
    if (mutedUntil === null) return
    const leftMs = mutedUntil - Date.now()
    // Never longer than the longest choice, even when the device's clock was set back.
    const timer = setTimeout(unmute, leftMs <= longestMs ? Math.max(0, leftMs) : 0)
    return () => clearTimeout(timer)
  }, [mutedUntil])

  return { mutedUntil, mute, unmute }
}

function mute(): void {
  until.write(Date.now() + longestMs)
}

function unmute(): void {
  until.write(null)
}
