import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { PaymentView } from '@/lib/orders/money/list-payments'
import { payOnline } from '@/lib/orders/payment-methods'
import { formatPrice } from '@/lib/platform/money'
import { OrderStatusBadge } from '../../_ui/order-status-badge'
import { Settling } from './settling'

const tones = { pending: 'warn', collected: 'good', void: 'quiet', refund_due: 'warn' } as const

export function PaymentTable({ payments, language }: { payments: PaymentView[]; language: Language }) {
  const words = texts(language).admin.money
  const head = (
    <>
      <Th>{words.order}</Th>
      <Th>{words.placed}</Th>
      <Th isNumber>{words.amount}</Th>
      <Th>{words.method}</Th>
      <Th>{words.status}</Th>
      <Th>{texts(language).admin.shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.paymentsTitle} head={head}>
      {payments.map((payment) => (
        <Row key={payment.id}>
          <Td place="title">
            <Link
              href={`/admin/orders/${payment.order.id}`}
              className="mr-3 inline-flex min-h-11 min-w-11 items-center font-bold whitespace-nowrap underline underline-offset-4"
            >
              {payment.order.number} {payment.order.shortNumber}
            </Link>
            <OrderStatusBadge status={payment.order.status} language={language} />
            {payment.order.isReversed && <Badge tone="warn">{texts(language).admin.orders.reversedMark}</Badge>}
          </Td>
          <Td label={words.placed} className="whitespace-nowrap tabular-nums">
            {formatShortMoment(payment.createdAt, language)}
          </Td>
          <Td place="figure" isNumber>
            {formatPrice(payment.amountRappen)}
          </Td>
          <Td label={words.method} className="whitespace-nowrap">
            {payment.method === payOnline ? words.online : words.cashOnDelivery}
          </Td>
          <Td place="under">
            <Badge tone={tones[stateOf(payment)]}>{stateText(payment, words)}</Badge>
            {payment.toPayBackRappen > 0 && (
              <span className="block font-semibold">{formatPrice(payment.toPayBackRappen)}</span>
            )}
            {payment.toCollectRappen > 0 && payment.toCollectRappen !== payment.amountRappen && (
              <span className="block font-semibold">
                {words.stillOwed} {formatPrice(payment.toCollectRappen)}
              </span>
            )}
            {payment.collectedAt && (
              <span className="text-ink-soft block text-sm">
                {formatShortMoment(payment.collectedAt, language)} {payment.collectedBy}
              </span>
            )}
          </Td>
          <Td place="foot-end">
            <span className="inline-flex flex-wrap justify-end gap-2 empty:hidden">
              <Settling payment={payment} />
            </span>
          </Td>
        </Row>
      ))}
    </Table>
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
