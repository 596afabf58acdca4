import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { unlock, type SoundState } from './unlock'
import { useMute, type Mute } from './use-mute'

/** blocked: the browser wants a tap first. */

export interface Sound extends Mute {
  state: SoundState
  /** Holds the <audio> elements; a tap must reach each of them before iOS lets them play. */
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

  // Any tap on the board is as good as one on the button.
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
