import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { PaymentView } from '@/lib/orders/read/list-payments'
import { payOnline } from '@/lib/orders/payment-methods'
import { formatPrice } from '@/lib/platform/values/money'
import { OrderStatusBadge } from '../../_ui/order-status-badge'
import { Settling } from './settling'

const tones = { pending: 'warn', collected: 'good', void: 'quiet', refund_due: 'warn' } as const

export function PaymentTable({ payments, language }: { payments: PaymentView[]; language: Language }) {
  const { money: words, shell } = texts(language).admin
  return (
    <Table
      label={words.paymentsTitle}
      rows={payments}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.order, place: 'title' }, ({ order }) => <Order order={order} language={language} />),
        column({ label: words.placed, isTabular: true }, ({ createdAt }) => formatShortMoment(createdAt, language)),
        column({ label: words.amount, place: 'figure', isNumber: true }, ({ amountRappen }) =>
          formatPrice(amountRappen),
        ),
        column({ label: words.method, className: 'whitespace-nowrap' }, ({ method }) =>
          method === payOnline ? words.online : words.cashOnDelivery,
        ),
        column({ label: words.status, place: 'under' }, (payment) => <State payment={payment} language={language} />),
        column({ label: shell.actions, place: 'foot-end' }, (payment) => (
          <span className="inline-flex flex-wrap justify-end gap-2 empty:hidden">
            <Settling payment={payment} words={words} />
          </span>
        )),
      ]}
    />
  )
}

function Order({ order, language }: { order: PaymentView['order']; language: Language }) {
  return (
    <>
      <Link
        href={`/admin/orders/${order.id}`}
        className="mr-3 inline-flex min-h-11 min-w-11 items-center font-bold whitespace-nowrap underline underline-offset-4"
      >
        {order.number} {order.shortNumber}
      </Link>
      <OrderStatusBadge status={order.status} language={language} />
      {order.isReversed && <Badge tone="warn">{texts(language).admin.orders.reversedMark}</Badge>}
    </>
  )
}

function State({ payment, language }: { payment: PaymentView; language: Language }) {
  const words = texts(language).admin.money
  const { toPayBackRappen, toCollectRappen, amountRappen, collectedAt, collectedBy } = payment
  return (
    <>
      <Badge tone={tones[stateOf(payment)]}>{stateText(payment, words)}</Badge>
      {toPayBackRappen > 0 && <span className="block font-semibold">{formatPrice(toPayBackRappen)}</span>}
      {toCollectRappen > 0 && toCollectRappen !== amountRappen && (
        <span className="block font-semibold">
          {words.stillOwed} {formatPrice(toCollectRappen)}
        </span>
      )}
      {collectedAt && (
        <span className="text-ink-soft block text-sm">
          {formatShortMoment(collectedAt, language)} {collectedBy}
        </span>
      )}
    </>
  )
}

function stateText(payment: PaymentView, words: AdminTexts['money']): string {
  const state = stateOf(payment)
  if (state === 'refund_due' && payment.inCashRappen === 0) return words.underWay
  return state === 'collected' && payment.paidOnlineRappen > 0 ? words.paidOnline : words.statuses[state]
}

function stateOf({ status, toPayBackRappen }: PaymentView) {
  return toPayBackRappen > 0 ? 'refund_due' : status
}
