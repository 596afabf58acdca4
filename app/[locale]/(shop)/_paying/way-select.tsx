import type { Texts } from '@/lib/i18n/texts'
import { cashOnDelivery, payOnline, type PayingBy } from '@/lib/orders/payment-methods'
import type { PaymentKind } from '@/lib/platform/payment-offer'

export type WayWords = Pick<Texts['checkout']['paying'], 'way' | 'inCash' | 'kinds'>

interface Props {
  kinds: readonly PaymentKind[]
  method: PayingBy
  onChoose: (method: PayingBy) => void
  words: WayWords
}

/** Names the way of paying where one orders, and changes it there. */
export function WaySelect({ kinds, method, onChoose, words }: Props) {
  return (
    <label className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold">
      <span>{words.way}</span>
      <select
        value={method}
        className="border-control bg-card min-h-11 min-w-0 rounded-full border pr-11 pl-4 font-semibold"
        onChange={({ currentTarget }) => onChoose(currentTarget.value === payOnline ? payOnline : cashOnDelivery)}
      >
        <option value={cashOnDelivery}>{words.inCash}</option>
        <option value={payOnline}>{kinds.map((kind) => words.kinds[kind]).join(', ')}</option>
      </select>
    </label>
  )
}
