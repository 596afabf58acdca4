import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { ReceiptView } from '@/lib/orders/money/list-receipts'
import { AdminWords } from '../../../_client/admin-words'
import { Card } from '../../../_ui/plain-page'
import { ReverseSale } from './reverse-sale'

interface ReceiptsCardProps {
  orderId: string
  receipts: ReceiptView[]
  /** Whether this person may take the sale back, and it is one. */
  isReversible: boolean
  language: Language
}

export function ReceiptsCard({ orderId, receipts, isReversible, language }: ReceiptsCardProps) {
  const { orders, shell } = texts(language).admin
  return (
    <Card title={orders.receipts}>
      {receipts.length === 0 && <p className="text-ink-soft">{orders.noReceipt}</p>}
      <ul className="flex flex-col gap-3">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <Link
                href={`/admin/orders/${orderId}/receipt?number=${receipt.number}`}
                className="row-control -ml-2.5 tabular-nums"
              >
                {receipt.kind === 'reversal' ? `${orders.reversal} ${receipt.number}` : receipt.number}
              </Link>
              <span className="grow text-sm">{formatShortMoment(receipt.givenAt, language)}</span>
              <span className="tabular-nums">{formatPrice(receipt.amountRappen)}</span>
            </p>
            {receipt.kind === 'change' && (
              <p className="text-ink-soft text-sm">{fill(orders.changeOf, { number: receipt.replaces ?? '' })}</p>
            )}
            {receipt.kind === 'reversal' && receipt.reason === null && (
              <p className="text-ink-soft text-sm">{orders.noSaleAnyMore}</p>
            )}
            {receipt.reason !== null && (
              <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
                {fill(orders.reversedBy, { who: receipt.by ?? orders.byShop, reason: receipt.reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {isReversible && (
        <AdminWords words={{ orders, shell }}>
          <ReverseSale orderId={orderId} />
        </AdminWords>
      )}
    </Card>
  )
}
