import { useEffect } from 'react'
import type { Call } from './call'
import type { Sound } from './use-sound'

const sounds = ['ring', 'alarm', 'lost'] as const satisfies Call[]

/** Plays the sound of the situation again and again. All three are loaded ahead: one of them is needed without network. */
export function BoardSounds({ call, sound }: { call: Call; sound: Sound }) {
  const { state, audioElements, block } = sound

  useEffect(() => {
    for (const audio of audioElements.current?.querySelectorAll('audio') ?? []) {
      const isCalled = state === 'on' && audio.dataset.call === call
      if (!isCalled) audio.pause()
      else if (audio.paused) void audio.play().catch(block)
    }
  }, [call, state, audioElements, block])

  return (
    <div ref={audioElements} hidden>
      {sounds.map((name) => (
        // A sound without words needs no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio key={name} src={`/sounds/${name}.wav`} data-call={name} preload="auto" loop />
      ))}
    </div>
  )
}
