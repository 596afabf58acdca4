import { useEffect, useRef } from 'react'
import type { Call } from './call'
import { sound } from './unlock'
import type { Sound } from './use-sound'

const sounds = ['ring', 'alarm', 'cancelled', 'lost', 'tone'] as const satisfies (Call | 'tone')[]

interface BoardSoundsProps {
  calls: Call[]
  tones: string[]
  sound: Sound
}

/**
 * Plays the sounds of the situation in loops. All are loaded ahead, because one is needed without network. Muting
 * silences orders; a lost connection sounds all the same.
 */
export function BoardSounds({ calls, tones, sound: { state, audioElements, block, mutedUntil } }: BoardSoundsProps) {
  const isMuted = mutedUntil !== null
  const audible = calls.filter((call) => !isMuted || call === 'lost').join(' ')

  useEffect(() => {
    for (const audio of audioElements.current?.querySelectorAll<HTMLAudioElement>('audio[loop]') ?? []) {
      const isCalled = state === 'on' && audible.split(' ').includes(audio.dataset.call ?? '')
      if (!isCalled) audio.pause()
      else void sound(audio).catch(block)
    }
  }, [audible, state, audioElements, block])

  useTones(tones, state === 'on' && !isMuted, audioElements)

  return (
    <div ref={audioElements} hidden>
      {sounds.map((name) => (
        // A sound without words needs no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio key={name} src={`/sounds/${name}.wav`} data-call={name} preload="auto" loop={name !== 'tone'} />
      ))}
    </div>
  )
}

/** One short tone when a name appears in the list; none for those the board opens with. */
function useTones(names: string[], isAudible: boolean, audioElements: Sound['audioElements']): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  const list = names.join('\n')
  useEffect(() => {
    const before = known.current
    const now = new Set(list.split('\n').filter(Boolean))
    known.current = now
    if (!before || !isAudible || [...now].every((name) => before.has(name))) return
    const tone = audioElements.current?.querySelector<HTMLAudioElement>('[data-call="tone"]')
    // The banner about the sound says a refusal already.
    if (tone) void sound(tone).catch(() => undefined)
  }, [list, isAudible, audioElements])
}
