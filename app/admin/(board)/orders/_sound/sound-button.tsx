import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import type { Sound } from './use-sound'

/** Turning it on is one tap; turning it off is two, because a board without sound misses orders. */
export function SoundButton({ sound }: { sound: Sound }) {
  const words = useWords('board')
  const [isAsking, setAsking] = useState(false)
  const isOn = sound.state === 'on'
  return (
    <>
      <Button
        look="night"
        className={isOn ? '' : 'border-saffron! text-saffron!'}
        onClick={isOn ? () => setAsking(true) : sound.turnOn}
      >
        {isOn ? words.soundIsOn : words.soundOff}
      </Button>
      <Dialog title={words.soundIsOn} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-5">{words.turnSoundOffAsk}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="plain" className="min-h-14" onClick={() => play()}>
            {words.test}
          </Button>
          <Button
            look="danger"
            className="min-h-14"
            onClick={() => {
              sound.turnOff()
              setAsking(false)
            }}
          >
            {words.turnSoundOff}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function play(): void {
  // Once, beside the bell's own loops: this is to hear whether the tablet's volume is up.
  void new Audio('/sounds/ring.wav').play().catch(() => undefined)
}
