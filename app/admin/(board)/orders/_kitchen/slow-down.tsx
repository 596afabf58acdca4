import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { PauseForm } from '../../../_ui/pause-form'
import { Choices } from '../_board/_ticket/choices'
import { useBoard } from '../_board/context'
import { Opener } from '../../../_ui/opener'
import { useKitchenCall } from './use-kitchen-call'

export function PauseButton() {
  const words = useWords('pause')
  const { language } = useScope()
  const { isPending, run } = useKitchenCall()
  const until = useBoard().kitchen.pausedUntil
  const label = until ? fill(words.until, { time: formatTime(until, language) }) : words.pause
  return (
    <Opener label={label} title={words.title} look="night" className={headButton(until)}>
      {(close) => (
        <PauseForm
          isPaused={until !== null}
          isPending={isPending}
          onPause={(minutes) => void run(() => api('PATCH shop/pause', { body: { minutes } }), close)}
        />
      )}
    </Opener>
  )
}

/** Of one width, whatever it says: nothing beside it moves. */
function headButton(until: Date | null): string {
  return `w-[6.75rem] px-1! text-[0.9375rem]/[1.125rem] whitespace-normal ${until ? 'border-saffron! bg-saffron! text-poster-ink!' : ''}`
}

const extras = [10, 15, 20, 30, 45]
const spans = [30, 60, 90, 120]

export function LeadTimeButton() {
  const words = useWords('board')
  const { language } = useScope()
  const { extraLeadUntil: until, extraLeadMinutes: minutes } = useBoard().kitchen
  const label = until ? fill(words.leadRunning, { minutes, time: formatTime(until, language) }) : words.lead
  return (
    <Opener label={label} title={words.leadTitle} look="night" className={headButton(until)}>
      {(close) => <LeadTimeForm close={close} />}
    </Opener>
  )
}

function LeadTimeForm({ close }: { close: () => void }) {
  const words = useWords('board')
  const { kitchen } = useBoard()
  const { isPending, run } = useKitchenCall()
  const [extra, setExtra] = useState(15)
  const [span, setSpan] = useState(60)

  function set(minutes: number) {
    void run(() => api('PATCH shop/lead-time', { body: { minutes, for_minutes: span } }), close)
  }

  return (
    <>
      <p className="mb-5">{words.leadLead}</p>
      <div className="mb-5 grid gap-5">
        <Choices
          legend={words.leadBy}
          type="radio"
          choices={extras.map((id) => ({ id, name: `+${id}` }))}
          chosen={[extra]}
          onChoose={setExtra}
        />
        <Choices
          legend={words.leadFor}
          type="radio"
          choices={spans.map((id) => ({ id, name: fill(words.minutes, { minutes: id }) }))}
          chosen={[span]}
          onChoose={setSpan}
        />
      </div>
      <Button className="min-h-16 w-full text-lg" disabled={isPending} onClick={() => set(extra)}>
        {words.set}
      </Button>
      {kitchen.extraLeadUntil && (
        <Button look="good" className="mt-4 min-h-16 w-full text-lg" disabled={isPending} onClick={() => set(0)}>
          {words.leadEnd}
        </Button>
      )}
    </>
  )
}
