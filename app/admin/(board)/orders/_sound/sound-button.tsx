import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { muteMinutes } from './use-mute'
import type { Sound } from './use-sound'

/** Turning it on is one tap; silence is two, and ends by itself, because a board without sound misses orders. */
export function SoundButton({ sound }: { sound: Sound }) {
  const words = useWords('board')
  const [isAsking, setAsking] = useState(false)
  const isOn = sound.state === 'on' && sound.mutedUntil === null
  return (
    <>
      <Button
        look="night"
        className={isOn ? '' : 'border-saffron! text-saffron!'}
        onClick={isOn ? () => setAsking(true) : () => turnOn(sound)}
      >
        {isOn ? words.soundIsOn : words.soundOff}
      </Button>
      <Dialog title={words.soundIsOn} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-5">{fill(words.muteAsk, { minutes: muteMinutes })}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="plain" className="min-h-14" onClick={() => play()}>
            {words.test}
          </Button>
          <Button
            look="danger"
            className="min-h-14"
            onClick={() => {
              sound.mute()
              setAsking(false)
            }}
          >
            {fill(words.mute, { minutes: muteMinutes })}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function turnOn({ unmute, turnOn: unlock }: Sound): void {
  unmute()
  unlock()
}

function play(): void {
  // Once, beside the board's own loops: this is to hear whether the tablet's volume is up.
  void new Audio('/sounds/ring.wav').play().catch(() => undefined)
}
