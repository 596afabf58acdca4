'use client'

import { useState } from 'react'
import { fill } from '@/lib/i18n/fill'
import { useAdminApi } from '../../../_client/admin-api'
import { useWords } from '../../../_client/admin-language'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import { timeOf } from '../../../_ui/when'
import { useBoard } from '../_board/context'
import { useKitchenCall } from './use-kitchen-call'

const pauses = [15, 30, 45, 60, 120]

/** No orders for now: one tap on the minutes; it ends by itself. */
export function PauseButton() {
  const words = useWords('board')
  const { kitchen } = useBoard()
  const [isOpen, setOpen] = useState(false)
  const until = kitchen.paused_until
  return (
    <>
      <Button
        tone="night"
        className={until ? 'border-saffron! bg-saffron! text-poster-ink!' : ''}
        onClick={() => setOpen(true)}
      >
        {until ? fill(words.pausedUntil, { time: timeOf(until) }) : words.pause}
      </Button>
      <Dialog title={words.pauseTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PauseChoices close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PauseChoices({ close }: { close: () => void }) {
  const words = useWords('board')
  const api = useAdminApi()
  const { kitchen } = useBoard()
  const { isBusy, run } = useKitchenCall()

  async function pause(minutes: number | null) {
    if (await run(() => api.pause(minutes))) close()
  }

  return (
    <>
      <p className="mb-5">{words.pauseLead}</p>
      <div className="grid grid-cols-3 gap-2">
        {pauses.map((minutes) => (
          <Button key={minutes} className="min-h-16 text-lg" disabled={isBusy} onClick={() => void pause(minutes)}>
            {fill(words.minutes, { minutes })}
          </Button>
        ))}
      </div>
      {kitchen.paused_until && (
        <Button tone="good" className="mt-4 min-h-16 w-full text-lg" disabled={isBusy} onClick={() => void pause(null)}>
          {words.resume}
        </Button>
      )}
    </>
  )
}
