import { useEffect, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatElapsed } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { Opener } from '../../../_ui/opener'
import { muteMinutes, type Sound } from './use-sound'

/** One tap unmutes; muting takes two and ends by itself, because a muted board misses orders. */
export function SoundButton({ sound: { state, turnOn, mutedUntil, mute, unmute } }: { sound: Sound }) {
  const words = useWords('board')
  const isOn = state === 'on' && mutedUntil === null
  function soundAgain() {
    unmute()
    turnOn()
  }
  return (
    <Opener
      label={isOn ? words.soundIsOn : words.soundOff}
      title={words.soundIsOn}
      instead={isOn ? undefined : soundAgain}
    >
      {(close) => (
        <>
          <p className="mb-5">{fill(words.muteAsk, { minutes: muteMinutes })}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="plain" className="min-h-14" onClick={play}>
              {words.test}
            </Button>
            <Button
              look="danger"
              className="min-h-14"
              onClick={() => {
                mute()
                close()
              }}
            >
              {fill(words.mute, { minutes: muteMinutes })}
            </Button>
          </div>
        </>
      )}
    </Opener>
  )
}

/** In the head of the board while it is silent; a tap ends it. */
export function SoundChip({ sound: { state, turnOn, mutedUntil, unmute } }: { sound: Sound }) {
  const words = useWords('board')
  const leftMs = useLeftMs(mutedUntil)
  return (
    <>
      <p role="status" className="sr-only">
        {mutedUntil !== null && words.muted}
      </p>
      {state === 'blocked' && (
        <button type="button" title={words.soundOffText} onClick={turnOn} className={chip}>
          {words.soundOff}. {words.soundOn}
        </button>
      )}
      {mutedUntil !== null && (
        <button type="button" onClick={unmute} className={chip}>
          <span aria-hidden>{fill(words.mutedFor, { time: formatElapsed(leftMs) })} · </span>
          {words.soundOn}
        </button>
      )}
    </>
  )
}

const chip = 'strip-chip bg-saffron text-poster-ink tabular-nums'

/** By the device's clock. */
function useLeftMs(until: number | null): number {
  const [leftMs, setLeftMs] = useState(0)
  useEffect(() => {
    if (until === null) return
    const tick = () => setLeftMs(Math.max(0, until - Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return leftMs
}

function play(): void {
  // Played once beside the board's own loops, so that the cook can check the tablet's volume.
  void new Audio('/sounds/ring.wav').play().catch(() => undefined)
}
