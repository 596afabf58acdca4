import { formatPrice } from '@/lib/platform/money'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { undoableEntry, type PaymentView } from '@/lib/orders/money/list-payments'
import { SettleButtons } from './settle-buttons'

/** Only steps that the server would accept. */
export function Settling({ payment, language }: { payment: PaymentView; language: Language }) {
  const { money } = texts(language).admin
  const { markCollected, markCollectedNamed, markPaidBack, markPaidBackNamed } = money
  const { notCollected, notCollectedNamed, undoEntry, undoEntryNamed } = money
  const undoable = undoableEntry(payment)
  return (
    <SettleButtons
      paymentId={payment.id}
      number={`${payment.order.number} ${payment.order.shortNumber}`}
      isOwed={payment.toCollectRappen > 0 && payment.order.status !== 'awaiting_payment'}
      payBack={payment.inCashRappen > 0 ? formatPrice(payment.inCashRappen) : null}
      undoable={undoable && (undoable.kind === 'collected' ? 'collected' : 'other')}
      words={{
        ...{ markCollected, markCollectedNamed, markPaidBack, markPaidBackNamed },
        ...{ notCollected, notCollectedNamed, undoEntry, undoEntryNamed },
      }}
    />
  )
}
