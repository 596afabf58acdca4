import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useServerQuote } from '@/app/_client/cart/quote'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { calendarDayOf } from '@/lib/platform/values/time'
import type { DraftedTime } from '../checkout/draft'
import { soonestWords } from '../checkout/soonest-note'
import { TimeChoice, type TimeWords } from '../checkout/time-choice'
import { timeOf } from '../checkout/use-time'

interface Props {
  order: TrackedOrder
  words: Texts['order']['changeTime']
  timeWords: TimeWords
  onChanged: (order: TrackedOrder) => void
}

/** Offered until the kitchen begins. A dialog that is open then stays, so that its answer says why it is too late. */
export function ChangeTime({ order, words, timeWords, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  function changed(answer: TrackedOrder) {
    onChanged(answer)
    setOpen(false)
    notify(words.changed)
  }
  return (
    <>
      {order.isTimeChangeable && (
        <div>
          <Button look="outline" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
          <p className="text-ink-soft mt-2 text-sm">{words.until}</p>
        </div>
      )}
      <Dialog isWide title={words.open} isOpen={isOpen} onClose={() => setOpen(false)}>
        <TimeForm {...{ order, words, timeWords }} onChanged={changed} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** As often as at the checkout. */
const roundMs = 4000

function TimeForm({ order, words, timeWords, onChanged, onClose }: Props & { onClose: () => void }) {
  const { language } = useScope()
  const { orderId, fulfilment, requestedFor: before } = order
  const day = before ? calendarDayOf(before) : ''
  const [chosen, choose] = useState<DraftedTime>({ isLater: true, day, at: '' })
  const server = useServerQuote(linesOf(order), { fulfilment, postcode: '', roundMs })
  const time = timeOf({ chosen, choose }, server.quote)
  const form = useForm({
    async send() {
      const asap = { requested_for: null, expected_at: server.quote?.soonest?.at ?? null }
      const body = time.isLater ? { requested_for: time.requestedFor } : asap
      onChanged(await api('PUT userorder/order/{orderId}/time', { params: { orderId }, body }))
      return null
    },
    explain(message, error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'time_changed') return message
      const quote = error.data as QuoteAnswer
      server.replace(quote)
      return quote.soonest ? fill(words.moved, { time: soonestWords(quote.soonest, language) }) : message
    },
  })
  const current = before ? formatDateTime(before, language) : timeWords.asap
  return (
    <form method="post" noValidate className="grid gap-6" onSubmit={form.onSubmit}>
      <p>{fill(words.lead, { time: current })}</p>
      <TimeChoice checkout={{ server, time }} fieldErrors={form.fieldErrors} words={timeWords} />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <div className="dialog-answers">
        <Button look="outline" data-safe-answer onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" disabled={form.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

/** The times of a quote need no prices and no options. */
function linesOf({ items }: TrackedOrder) {
  const lines = items.map(({ menuItemId, name, priceRappen, quantity }, index) => {
    const item = { id: menuItemId ?? '', name, priceRappen, image: null, minimumAge: 0 }
    return [String(index), { item, quantity }] as const
  })
  return Object.fromEntries(lines)
}
