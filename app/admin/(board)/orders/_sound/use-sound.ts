import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** blocked: the browser wants a tap first; off: somebody wanted silence. */
export type SoundState = 'blocked' | 'on' | 'off'

export interface Sound {
  state: SoundState
  /** Holds the <audio> elements; a tap must reach each of them before iOS lets them play. */
  audioElements: RefObject<HTMLDivElement | null>
  turnOn: () => void
  turnOff: () => void
  block: () => void
}

const storageKey = 'board-sound'

export function useSound(): Sound {
  const [state, setState] = useState<SoundState>('blocked')
  const audioElements = useRef<HTMLDivElement>(null)

  const turnOn = useCallback(() => {
    remember('on')
    void unlock(audioElements.current).then(setState)
  }, [])
  const turnOff = useCallback(() => {
    remember('off')
    setState('off')
  }, [])
  const block = useCallback(() => setState('blocked'), [])

  useEffect(() => {
    void stateAtStart(audioElements.current).then(setState)
  }, [])

  // Any tap on the board is as good as one on the button.
  useEffect(() => {
    if (state !== 'blocked') return
    document.addEventListener('pointerup', turnOn, { once: true })
    return () => document.removeEventListener('pointerup', turnOn)
  }, [state, turnOn])

  return { state, audioElements, turnOn, turnOff, block }
}

async function stateAtStart(audioElements: HTMLElement | null): Promise<SoundState> {
  return remembered() === 'off' ? 'off' : unlock(audioElements)
}

/** Whether sound may come out by itself from now on; found out by playing nothing audible. */
async function unlock(audioElements: HTMLElement | null): Promise<'on' | 'blocked'> {
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

function remember(setting: 'on' | 'off'): void {
  try {
    localStorage.setItem(storageKey, setting)
  } catch {
    // Without storage the next visit asks again.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
