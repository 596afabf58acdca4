import type { ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { PaymentView } from '@/lib/orders/read/list-payments'
import { formatPrice } from '@/lib/platform/values/money'
import { Card } from '../../../_ui/plain-page'
import { Settling } from '../../payments/settling'
import { Link } from '@/app/_ui/link'
import type { ReceiptView } from '@/lib/orders/money/counter/list-receipts'
import { ReverseSale } from './order-actions'

interface MoneyCardProps {
  payment: PaymentView
  language: Language
  children: ReactNode
}

export function MoneyCard({ payment, language, children }: MoneyCardProps) {
  const words = texts(language).admin.money
  const { entries, toCollectRappen, inCashRappen, underWayRappen } = payment
  const atProvider = (rappen: number) => (rappen > 0 ? words.takenOnline : words.sentBackOnline)
  const momentOf = (id: string | null) => entries.find((entry) => entry.id === id)?.at
  return (
    <Card title={words.entries}>
      {inCashRappen > 0 && <Owed label={words.payBack} rappen={inCashRappen} />}
      {underWayRappen > 0 && (
        <p className="mb-3">
          {formatPrice(underWayRappen)} {words.underWay}
        </p>
      )}
      {toCollectRappen > 0 && entries.length > 0 && <Owed label={words.stillOwed} rappen={toCollectRappen} />}
      {entries.length === 0 && <p className="text-ink-soft">{words.noEntries}</p>}
      <ul className="flex flex-col gap-3">
        {entries.map(({ id, kind, method, at, by, amountRappen, corrects, reason, reference }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-semibold">
                {method === 'online' ? atProvider(amountRappen) : words.entryKinds[kind]}
              </span>
              <span className="grow text-sm">
                {formatShortMoment(at, language)} {by}
              </span>
              <span className="tabular-nums">{formatPrice(amountRappen)}</span>
            </p>
            {corrects && <Remark text={fill(words.corrects, { time: timeOf(momentOf(corrects), language) })} />}
            {reason && <Remark text={reason} />}
            {reference && <Remark text={reference} />}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <Settling payment={payment} words={words} />
        {children}
      </div>
    </Card>
  )
}

function timeOf(at: Date | undefined, language: Language): string {
  return at ? formatShortMoment(at, language) : ''
}

function Owed({ label, rappen }: { label: string; rappen: number }) {
  return (
    <p className="text-paprika-ink mb-3 flex flex-wrap justify-between gap-x-4 text-lg font-bold">
      <span>{label}</span>
      <span className="tabular-nums">{formatPrice(rappen)}</span>
    </p>
  )
}

function Remark({ text }: { text: string }) {
  return <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{text}</p>
}

interface ReceiptsCardProps {
  orderId: string
  receipts: ReceiptView[]
  isReversible: boolean
  language: Language
}

export function ReceiptsCard({ orderId, receipts, isReversible, language }: ReceiptsCardProps) {
  const { orders } = texts(language).admin
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
              <Remark text={fill(orders.reversedBy, { who: receipt.by ?? orders.byShop, reason: receipt.reason })} />
            )}
          </li>
        ))}
      </ul>
      {isReversible && <ReverseSale orderId={orderId} />}
    </Card>
  )
}
