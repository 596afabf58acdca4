import { useEffect } from 'react'
import type { Call } from './call'
import { sound } from './unlock'
import type { Sound } from './use-sound'
import { useTones } from './use-tones'

const loops = ['ring', 'alarm', 'cancelled', 'lost'] as const satisfies Call[]

interface BoardSoundsProps {
  call: Call
  /** What deserves one tone each. */
  tones: string[]
  sound: Sound
}

/**
 * Plays the sound of the situation again and again. All are loaded ahead: one of them is needed without network. Silence
 * is for orders; a lost connection is heard all the same.
 */
export function BoardSounds({ call, tones, sound: { state, audioElements, block, mutedUntil } }: BoardSoundsProps) {
  const isMuted = mutedUntil !== null
  const audible = isMuted && call !== 'lost' ? 'silence' : call

  useEffect(() => {
    for (const audio of audioElements.current?.querySelectorAll<HTMLAudioElement>('audio[loop]') ?? []) {
      const isCalled = state === 'on' && audio.dataset.call === audible
      if (!isCalled) audio.pause()
      else void sound(audio).catch(block)
    }
  }, [audible, state, audioElements, block])

  useTones(tones, { isAudible: state === 'on' && !isMuted, audioElements })

  return (
    <div ref={audioElements} hidden>
      {loops.map((name) => (
        // A sound without words needs no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio key={name} src={`/sounds/${name}.wav`} data-call={name} preload="auto" loop />
      ))}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio src="/sounds/tone.wav" data-call="tone" preload="auto" />
    </div>
  )
}
