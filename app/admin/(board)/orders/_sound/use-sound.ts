import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { unlock, type SoundState } from './unlock'
import { useMute, type Mute } from './use-mute'

export interface Sound extends Mute {
  state: SoundState
  /** Contains the <audio> elements; iOS lets each play only after a tap has reached it. */
  audioElements: RefObject<HTMLDivElement | null>
  turnOn: () => void
  block: () => void
}

export function useSound(): Sound {
  const [state, setState] = useState<SoundState>('blocked')
  const audioElements = useRef<HTMLDivElement>(null)
  const mute = useMute()

  const turnOn = useCallback(() => {
    void unlock(audiosIn(audioElements.current)).then(setState)
  }, [])
  const block = useCallback(() => setState('blocked'), [])

  useEffect(() => {
    void unlock(audiosIn(audioElements.current)).then(setState)
  }, [])

  // Any tap on the board unlocks the sound.
  useEffect(() => {
    if (state !== 'blocked') return
    document.addEventListener('pointerup', turnOn, { once: true })
    return () => document.removeEventListener('pointerup', turnOn)
  }, [state, turnOn])

  return { state, audioElements, turnOn, block, ...mute }
}

function audiosIn(element: HTMLElement | null): HTMLAudioElement[] {
  return [...(element?.querySelectorAll('audio') ?? [])]
}
