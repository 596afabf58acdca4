import { useEffect, useRef, type RefObject } from 'react'
import { sound } from './unlock'

interface Player {
  isAudible: boolean
  audioElements: RefObject<HTMLDivElement | null>
}

/** One short tone whenever a name comes to the list that was not there before; none for what the board opens with. */
export function useTones(names: string[], { isAudible, audioElements }: Player): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  const list = names.join('\n')
  useEffect(() => {
    const before = known.current
    const now = new Set(list.split('\n').filter(Boolean))
    known.current = now
    if (!before || !isAudible || [...now].every((name) => before.has(name))) return
    const tone = audioElements.current?.querySelector<HTMLAudioElement>('[data-call="tone"]')
    // A tone that the browser refuses is not worth an alarm; the banner about the sound says it already.
    if (tone) void sound(tone).catch(() => undefined)
  }, [list, isAudible, audioElements])
}
