import { formatPrice } from '@/lib/platform/money'
import { undoableEntry, type PaymentView } from '@/lib/orders/money/list-payments'
import { SettleButtons } from './settle-buttons'

/** Only steps that the server would accept. */
export function Settling({ payment }: { payment: PaymentView }) {
  const undoable = undoableEntry(payment)
  return (
    <SettleButtons
      paymentId={payment.id}
      number={`${payment.order.number} ${payment.order.shortNumber}`}
      isOwed={payment.toCollectRappen > 0 && payment.order.status !== 'awaiting_payment'}
      payBack={payment.inCashRappen > 0 ? formatPrice(payment.inCashRappen) : null}
      undoable={undoable && (undoable.kind === 'collected' ? 'collected' : 'other')}
    />
  )
}
