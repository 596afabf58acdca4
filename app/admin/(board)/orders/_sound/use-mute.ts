import { useEffect } from 'react'
import { stored } from '@/app/_client/stored'

export interface Mute {
  /** Silence until then, by the device's clock, epoch milliseconds; null: nobody wants any. */
  mutedUntil: number | null
  mute: () => void
  unmute: () => void
}

/** Long enough for a delivery man at the door, too short to be forgotten. */
export const muteMinutes = 15
const longestMs = muteMinutes * 60_000

const until = stored('board-muted-until', (raw) => (typeof raw === 'number' ? raw : null))

export function useMute(): Mute {
  const mutedUntil = until.useValue()

  useEffect(() => {
    if (mutedUntil === null) return
    const leftMs = mutedUntil - Date.now()
    // Never longer than somebody can have asked for, whatever the device's clock has done since.
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
