import { textOf, useForm } from '@/app/_client/form'
import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { longestStepText } from '@/lib/orders/limits'
import { rejectionReasonsFor, type RejectionReason } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { markSoldOut, thingsOf, type SoldOutThing } from '../_kitchen/sold-out-things'
import { useKitchenCall } from '../_kitchen/use-kitchen-call'
import { useBoard } from './context'

export function RejectDialog({ order }: { order: BoardOrder | null }) {
  const words = useWords('board')
  const { dismiss } = useBoard()
  return (
    <Dialog
      title={order ? fill(words.rejectTitle, { number: order.number }) : ''}
      isOpen={order !== null}
      onClose={() => dismiss('reject')}
    >
      {order && <RejectForm order={order} />}
    </Dialog>
  )
}

function RejectForm({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { cancel } = useWords('shell')
  const { advance, ask } = useBoard()
  const { run } = useKitchenCall()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [soldOut, setSoldOut] = useState<readonly string[]>([])
  const things = thingsOf(order)

  const form = useForm({
    send: async (data) => {
      if (reason === null) return null
      const gone = things.filter(({ id }) => soldOut.includes(id))
      ask(null)
      // It is marked sold out before the customer is notified, so that no order comes in between.
      if (reason === 'sold_out') await run(() => Promise.all(gone.map((thing) => markSoldOut(thing, 'today'))))
      await advance(order, { status: 'rejected', reason, text: textOf(data, 'text') })
      return null
    },
  })

  return (
    <form onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <p>{words.rejectLead}</p>
      <fieldset>
        <legend className="mb-2 font-semibold">{words.reason}</legend>
        <div className="grid gap-2">
          {rejectionReasonsFor(order.fulfilment).map((option) => (
            <label key={option} className="choice-row">
              <input
                type="radio"
                name="reason"
                checked={option === reason}
                onChange={() => setReason(option)}
                className="accent-accent size-6"
              />
              {words.reasons[option]}
            </label>
          ))}
        </div>
      </fieldset>
      {reason === 'sold_out' && <SoldOutOfOrder things={things} chosen={soldOut} onChange={setSoldOut} />}
      <TextArea name="text" label={words.rejectText} maxLength={longestStepText} />
      <div className="flex justify-end gap-2">
        <Button look="plain" onClick={() => ask(null)}>
          {cancel}
        </Button>
        <Button type="submit" disabled={reason === null} className="min-h-14 px-8 text-lg">
          {words.reject}
        </Button>
      </div>
    </form>
  )
}

interface SoldOutOfOrderProps {
  things: readonly SoldOutThing[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Staff who reject an order because something is sold out take it off for today with the same tap. */
function SoldOutOfOrder({ things, chosen, onChange }: SoldOutOfOrderProps) {
  const words = useWords('board')
  if (things.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.alsoSoldOut}</legend>
      <div className="grid gap-2">
        {things.map(({ id, name, group }) => (
          <label key={id} className={`choice-row ${group === null ? '' : 'ml-6'}`}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="accent-accent size-6 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {group && <span className="text-ink-soft block text-base">{group}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
