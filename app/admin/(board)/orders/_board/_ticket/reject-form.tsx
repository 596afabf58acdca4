import { useState } from 'react'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { longestStepText } from '@/lib/orders/limits'
import { rejectionReasonsFor, type RejectionReason } from '@/lib/orders/status'
import { useWords } from '@/app/admin/_client/admin-words'
import { markSoldOut, thingsOf } from '@/app/admin/(board)/orders/_kitchen/sold-out-things'
import { useKitchenCall } from '@/app/admin/(board)/orders/_kitchen/use-kitchen-call'
import { Choices, toggled } from './choices'
import { useBoard } from '../context'

export function RejectForm({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { cancel } = useWords('shell')
  const { advance, ask } = useBoard()
  const { run } = useKitchenCall()
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [soldOut, setSoldOut] = useState<string[]>([])
  const things = thingsOf(order)

  const form = useForm({
    send: async (data) => {
      if (reason === null) return
      const gone = things.filter(({ id }) => soldOut.includes(id))
      ask(null)
      // It is marked sold out before the customer is notified, so that no order comes in between.
      if (reason === 'sold_out') await run(() => Promise.all(gone.map((thing) => markSoldOut(thing, 'today'))))
      await advance(order, { status: 'rejected', reason, text: textOf(data, 'text') })
    },
  })

  return (
    <form onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <p>{order.byPhone ? fill(words.callGuest, { phone: order.person.phone }) : words.rejectLead}</p>
      <Choices
        legend={words.reason}
        type="radio"
        choices={rejectionReasonsFor(order.fulfilment).map((id) => ({ id, name: words.reasons[id] }))}
        chosen={reason ? [reason] : []}
        onChoose={setReason}
        isList
      />
      {reason === 'sold_out' && things.length > 0 && (
        <Choices
          legend={words.alsoSoldOut}
          type="checkbox"
          choices={things}
          chosen={soldOut}
          onChoose={(id) => setSoldOut(toggled(soldOut, id))}
          isList
        />
      )}
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
