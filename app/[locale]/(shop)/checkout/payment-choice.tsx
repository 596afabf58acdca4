import { useState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { holdMinutes, type Fulfilment } from '@/lib/orders/limits'
import { cashOnDelivery, payOnline, type PayingBy } from '@/lib/orders/payment-methods'
import type { PaymentKind } from '@/lib/platform/payment-offer'
import { mayPayOnline, type PaymentOffer } from '@/lib/platform/payment-offer'
import { readDraft } from './draft'
import { RadioCard } from './time-choice'

export interface PaymentState {
  /** What can be paid with online, for this order; none: cash alone. */
  kinds: readonly PaymentKind[]
  method: PayingBy
  choose: (method: PayingBy) => void
}

interface Paid {
  fulfilment: Fulfilment
  totalRappen: number
}

/** What was chosen stays chosen while it is not possible, and counts again once it is. */
export function usePayment(offer: PaymentOffer | null, paid: Paid): PaymentState {
  const [chosen, choose] = useState<PayingBy>(() =>
    readDraft()?.payment_method === payOnline ? payOnline : cashOnDelivery,
  )
  const isPossible = mayPayOnline(offer, paid)
  return { kinds: (isPossible && offer?.kinds) || [], method: isPossible ? chosen : cashOnDelivery, choose }
}

interface Props {
  payment: PaymentState
  words: Texts['checkout']['paying']
}

/** Nothing where there is nothing to choose: the summary says that cash is paid. */
export function PaymentChoice({ payment: { kinds, method, choose }, words }: Props) {
  if (kinds.length === 0) return null
  const marks = kinds.map((kind) => words.kinds[kind]).join(', ')
  return (
    <fieldset>
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="pay-cash"
          name="payment_method"
          value={cashOnDelivery}
          label={words.cash}
          note={words.cashNote}
          checked={method === cashOnDelivery}
          onChange={() => choose(cashOnDelivery)}
        />
        <RadioCard
          id="pay-online"
          name="payment_method"
          value={payOnline}
          label={fill(words.online, { kinds: marks })}
          note={fill(words.onlineNote, { minutes: holdMinutes })}
          checked={method === payOnline}
          onChange={() => choose(payOnline)}
        />
      </div>
    </fieldset>
  )
}
