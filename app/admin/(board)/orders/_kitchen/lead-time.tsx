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

const extras = [10, 15, 20, 30, 45]
const spans = [30, 60, 90, 120]

export function LeadTimeButton() {
  const words = useWords('board')
  const { language } = useScope()
  const { kitchen } = useBoard()
  const [isOpen, setOpen] = useState(false)
  const until = kitchen.extra_lead_until
  return (
    <>
      <Button
        look="night"
        className={`head-button ${until ? 'border-saffron! bg-saffron! text-poster-ink!' : ''}`}
        onClick={() => setOpen(true)}
      >
        {until
          ? fill(words.leadRunning, {
              minutes: kitchen.extra_lead_minutes,
              time: formatTime(new Date(until), language),
            })
          : words.lead}
      </Button>
      <Dialog title={words.leadTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <LeadTimeForm close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function LeadTimeForm({ close }: { close: () => void }) {
  const words = useWords('board')
  const { kitchen } = useBoard()
  const { isPending, run } = useKitchenCall()
  const [extra, setExtra] = useState(15)
  const [span, setSpan] = useState(60)

  async function set(minutes: number) {
    if (await run(() => api('PATCH shop/lead-time', { body: { minutes, for_minutes: span } }))) close()
  }

  return (
    <>
      <p className="mb-5">{words.leadLead}</p>
      <Choice
        label={words.leadBy}
        options={extras}
        chosen={extra}
        onChoose={setExtra}
        name={(minutes) => `+${minutes}`}
      />
      <Choice
        label={words.leadFor}
        options={spans}
        chosen={span}
        onChoose={setSpan}
        name={(minutes) => fill(words.minutes, { minutes })}
      />
      <Button className="min-h-16 w-full text-lg" disabled={isPending} onClick={() => void set(extra)}>
        {words.set}
      </Button>
      {kitchen.extra_lead_until && (
        <Button look="good" className="mt-4 min-h-16 w-full text-lg" disabled={isPending} onClick={() => void set(0)}>
          {words.leadEnd}
        </Button>
      )}
    </>
  )
}

interface ChoiceProps<Value extends number> {
  label: string
  options: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  name: (value: Value) => string
}

function Choice<Value extends number>({ label, options, chosen, onChoose, name }: ChoiceProps<Value>) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="choice-chip">
            <input
              type="radio"
              name={label}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {name(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
