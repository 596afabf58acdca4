import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useMute, type Mute } from './use-mute'

/** blocked: the browser wants a tap first. */
export type SoundState = 'blocked' | 'on'

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
    void unlock(audioElements.current).then(setState)
  }, [])
  const block = useCallback(() => setState('blocked'), [])

  useEffect(() => {
    void unlock(audioElements.current).then(setState)
  }, [])

  // Any tap on the board is as good as one on the button.
  useEffect(() => {
    if (state !== 'blocked') return
    document.addEventListener('pointerup', turnOn, { once: true })
    return () => document.removeEventListener('pointerup', turnOn)
  }, [state, turnOn])

  return { state, audioElements, turnOn, block, ...mute }
}

/** Whether sound may come out by itself from now on; found out by playing nothing audible. */
async function unlock(audioElements: HTMLElement | null): Promise<SoundState> {
  const all = [...(audioElements?.querySelectorAll('audio') ?? [])].filter((audio) => audio.paused)
  const tried = all.map(async (audio) => {
    audio.volume = 0
    await audio.play()
    audio.pause()
    audio.currentTime = 0
  })
  const results = await Promise.allSettled(tried)
  for (const audio of all) audio.volume = 1
  return results.every(({ status }) => status === 'fulfilled') ? 'on' : 'blocked'
}
