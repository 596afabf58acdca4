import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { useBoard } from '../_board/context'
import { useKitchenCall } from './use-kitchen-call'

const pauses = [15, 30, 45, 60, 120]

export function PauseButton() {
  const words = useWords('board')
  const { language } = useScope()
  const { kitchen } = useBoard()
  const [isOpen, setOpen] = useState(false)
  const until = kitchen.paused_until
  return (
    <>
      <Button
        look="night"
        className={`head-button ${until ? 'border-saffron! bg-saffron! text-poster-ink!' : ''}`}
        onClick={() => setOpen(true)}
      >
        {until ? fill(words.pausedUntil, { time: formatTime(new Date(until), language) }) : words.pause}
      </Button>
      <Dialog title={words.pauseTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PauseChoices close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PauseChoices({ close }: { close: () => void }) {
  const words = useWords('board')
  const { kitchen } = useBoard()
  const { isPending, run } = useKitchenCall()

  async function pause(minutes: number | null) {
    if (await run(() => api('PATCH shop/pause', { body: { minutes } }))) close()
  }

  return (
    <>
      <p className="mb-5">{words.pauseLead}</p>
      <div className="grid grid-cols-3 gap-2">
        {pauses.map((minutes) => (
          <Button
            look="plain"
            key={minutes}
            className="min-h-16 text-lg"
            disabled={isPending}
            onClick={() => void pause(minutes)}
          >
            {fill(words.minutes, { minutes })}
          </Button>
        ))}
      </div>
      {kitchen.paused_until && (
        <Button
          look="good"
          className="mt-4 min-h-16 w-full text-lg"
          disabled={isPending}
          onClick={() => void pause(null)}
        >
          {words.resume}
        </Button>
      )}
    </>
  )
}
