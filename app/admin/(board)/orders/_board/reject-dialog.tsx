import { textOf, useForm } from '@/app/_client/form'
import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { longestStepText } from '@/lib/orders/limits'
import { rejectionReasonsFor, type RejectionReason } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { SoldOutOfOrder } from '../_kitchen/sold-out-of-order'
import { markGone, thingsOf } from '../_kitchen/sold-out-things'
import { useKitchenCall } from '../_kitchen/use-kitchen-call'
import { useBoard } from './context'

export function RejectDialog({ order }: { order: StaffOrder | null }) {
  const words = useWords('board')
  const { ask } = useBoard()
  return (
    <Dialog
      title={order ? fill(words.rejectTitle, { number: order.number }) : ''}
      isOpen={order !== null}
      onClose={() => ask(null)}
    >
      {order && <RejectForm order={order} />}
    </Dialog>
  )
}

function RejectForm({ order }: { order: StaffOrder }) {
  const words = useWords('board')
  const { cancel } = useWords('shell')
  const { advance, ask } = useBoard()
  const { run } = useKitchenCall()
  const [reason, setReason] = useState<RejectionReason>('too_busy')
  const [soldOut, setSoldOut] = useState<readonly string[]>([])
  const things = thingsOf(order)

  const form = useForm({
    send: async (data) => {
      const gone = things.filter(({ id }) => soldOut.includes(id))
      ask(null)
      // Before the guest is told that it is sold out, it is: nobody orders it in between.
      if (reason === 'sold_out') await run(() => Promise.all(gone.map(markGone)))
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
            <label
              key={option}
              className="rounded-card border-control has-checked:border-ink has-checked:bg-ground-1 flex min-h-14 items-center gap-3 border px-4 text-lg"
            >
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
        <Button type="submit" className="min-h-14 px-8 text-lg">
          {words.reject}
        </Button>
      </div>
    </form>
  )
}
