import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { cashOnDelivery, payOnline } from '@/lib/orders/payment-methods'
import { holdMinutes } from '@/lib/orders/limits'
import { RadioCard } from './time-choice'
import type { PaymentState } from './use-payment'

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
