import type { ReactNode } from 'react'
import { Row, Table, Td } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { formatPrice } from '@/lib/platform/values/money'
import { choicesIn } from '@/lib/orders/chosen-option'
import { choiceLines } from '@/lib/orders/choice-lines'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'

export function LinesTable({ order, language }: { order: StaffOrderView; language: Language }) {
  const words = texts(language).admin.orders
  return (
    <Table
      label={words.items}
      rows={order.items}
      keyOf={({ position }) => String(position)}
      columns={(column) => [
        column(
          { label: words.quantity, place: 'picture', className: 'w-16 align-top font-bold tabular-nums' },
          ({ quantity }) => `${quantity}×`,
        ),
        column({ label: words.dish, place: 'title' }, (item) => <Dish item={item} language={language} />),
        column(
          { label: words.price, place: 'under', isNumber: true, className: 'text-ink-soft align-top' },
          ({ priceRappen }) => formatPrice(priceRappen),
        ),
        column({ label: words.total, place: 'figure', isNumber: true, className: 'align-top' }, ({ subtotalRappen }) =>
          formatPrice(subtotalRappen),
        ),
      ]}
      foot={<Sums order={order} language={language} />}
    />
  )
}

function Dish({ item, language }: { item: StaffOrderView['items'][number]; language: Language }) {
  const { admin, choices } = texts(language)
  return (
    <>
      <span>{item.name}</span>
      {choiceLines(choicesIn(item, language), item.quantity, choices).map((line, place) => (
        <span key={place} className="text-ink-soft block text-sm">
          {line}
        </span>
      ))}
      {item.note && <span className="text-paprika-ink block">{item.note}</span>}
      {item.minimumAge > 0 && (
        <span className="block text-sm">{fill(admin.orders.minimumAge, { age: item.minimumAge })}</span>
      )}
    </>
  )
}

function Sums({ order, language }: { order: StaffOrderView; language: Language }) {
  const { orders: words, money } = texts(language).admin
  const { payment, subtotalRappen, deliveryFeeRappen, totalRappen } = order
  return (
    <>
      <Sum label={words.subtotal} rappen={subtotalRappen} />
      {deliveryFeeRappen > 0 && <Sum label={words.deliveryFee} rappen={deliveryFeeRappen} />}
      <Sum label={words.total} rappen={totalRappen} />
      {payment && payment.roundingRappen !== 0 && <Sum label={words.rounding} rappen={payment.roundingRappen} />}
      {payment && (
        <Sum
          label={
            <>
              <span>{payment.toCollectRappen > 0 ? words.toPay : money.amount}</span>{' '}
              <span className="text-ink-soft text-sm font-normal">
                {money.statuses[payment.toPayBackRappen > 0 ? 'refund_due' : payment.status]}
              </span>
            </>
          }
          rappen={payment.amountRappen}
          isStrong
        />
      )}
      {order.refunds.map(({ id, lines, amountRappen, roundingRappen }) => (
        <Sum
          key={id}
          label={[words.refunded, ...lines.map((line) => inWords(order, line))].join(', ')}
          rappen={-amountRappen - roundingRappen}
        />
      ))}
    </>
  )
}

function inWords({ items }: StaffOrderView, refunded: { position: number; quantity: number }): string {
  const name = items.find(({ position }) => position === refunded.position)?.name ?? ''
  return `${refunded.quantity} × ${name}`
}

function Sum({ label, rappen, isStrong = false }: { label: ReactNode; rappen: number; isStrong?: boolean }) {
  const look = isStrong ? 'text-lg font-bold' : ''
  return (
    <Row>
      <Td />
      <Td place="title" className={look}>
        {label}
      </Td>
      <Td />
      <Td place="figure" isNumber className={look}>
        {formatPrice(rappen)}
      </Td>
    </Row>
  )
}
