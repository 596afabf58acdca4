import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { stored } from '@/app/_client/stored'
import { unlock, type SoundState } from './unlock'

export interface Sound {
  state: SoundState
  /** Contains the <audio> elements; iOS lets each play only after a tap has reached it. */
  audioElements: RefObject<HTMLDivElement | null>
  turnOn: () => void
  block: () => void
  /** Epoch milliseconds by the device's clock; null when not muted. */
  mutedUntil: number | null
  mute: () => void
  unmute: () => void
}

export function useSound(): Sound {
  const [state, setState] = useState<SoundState>('blocked')
  const audioElements = useRef<HTMLDivElement>(null)
  const turnOn = useCallback(() => {
    const audios = audioElements.current?.querySelectorAll('audio') ?? []
    void unlock([...audios]).then(setState)
  }, [])
  const block = useCallback(() => setState('blocked'), [])
  useEffect(turnOn, [turnOn])

  // Any tap on the board unlocks the sound.
  useEffect(() => {
    if (state !== 'blocked') return
    document.addEventListener('pointerup', turnOn, { once: true })
    return () => document.removeEventListener('pointerup', turnOn)
  }, [state, turnOn])

  return { state, audioElements, turnOn, block, mutedUntil: useMutedUntil(), mute, unmute }
}

/** Long enough for a delivery at the door, too short to be forgotten. */
export const muteMinutes = 15
const longestMs = muteMinutes * 60_000

const until = stored('board-muted-until', (raw) => (typeof raw === 'number' ? raw : null))
const mute = () => until.write(Date.now() + longestMs)
const unmute = () => until.write(null)

function useMutedUntil(): number | null {
  const mutedUntil = until.useValue()
  useEffect(() => {
    if (mutedUntil === null) return
    const leftMs = mutedUntil - Date.now()
    // Never longer than the longest choice, even when the device's clock was set back.
    const timer = setTimeout(unmute, leftMs <= longestMs ? Math.max(0, leftMs) : 0)
    return () => clearTimeout(timer)
  }, [mutedUntil])
  return mutedUntil
}
