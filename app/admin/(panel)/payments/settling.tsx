import { type Body } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { undoableEntry, type PaymentView } from '@/lib/orders/read/list-payments'
import { CallButton } from '../../_ui/call-button'

/** Only steps that the server would accept. */
export function Settling({ payment, words }: { payment: PaymentView; words: AdminTexts['money'] }) {
  const { id, order, toCollectRappen, inCashRappen } = payment
  const number = `${order.number} ${order.shortNumber}`
  const undoable = undoableEntry(payment)
  const button = (label: string, named: string, body: Body<'PATCH payments/{id}'>) => (
    <CallButton
      call={{ route: 'PATCH payments/{id}', params: { id }, body }}
      label={label}
      named={fill(named, { number, amount: formatPrice(inCashRappen) })}
      className="row-control [--row-control:var(--control)]"
    />
  )
  return (
    <>
      {toCollectRappen > 0 &&
        order.status !== 'awaiting_payment' &&
        button(words.markCollected, words.markCollectedNamed, { status: 'collected' })}
      {inCashRappen > 0 && button(words.markPaidBack, words.markPaidBackNamed, { status: 'refunded' })}
      {undoable?.kind === 'collected' &&
        button(words.notCollected, words.notCollectedNamed, { status: 'pending', correction: true })}
      {undoable &&
        undoable.kind !== 'collected' &&
        button(words.undoEntry, words.undoEntryNamed, { status: 'pending', correction: true })}
    </>
  )
}
