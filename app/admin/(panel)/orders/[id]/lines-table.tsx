import type { ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { formatPrice } from '@/lib/platform/money'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'

export function LinesTable({ order, language }: { order: StaffOrderView; language: Language }) {
  const words = texts(language).admin.orders
  const { payment } = order
  return (
    <table className="w-full text-left">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-1 pr-3">
            {words.quantity}
          </th>
          <th scope="col">{words.dish}</th>
          <th scope="col" className="hidden text-right sm:table-cell">
            {words.price}
          </th>
          <th scope="col" className="text-right">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-y">
        {order.items.map((item, index) => (
          <tr key={index}>
            <td className="py-2 pr-3 align-top font-bold tabular-nums">{item.quantity}×</td>
            <td className="py-2">
              {item.name}
              {item.quantity > 1 && (
                <span className="text-ink-soft block text-sm tabular-nums sm:hidden">
                  {item.quantity} × {formatPrice(item.priceRappen)}
                </span>
              )}
              {item.note && <span className="text-paprika-ink block">{item.note}</span>}
              {item.minimumAge > 0 && (
                <span className="block text-sm">{fill(words.minimumAge, { age: item.minimumAge })}</span>
              )}
            </td>
            <td className="hidden py-2 text-right align-top whitespace-nowrap tabular-nums sm:table-cell">
              {formatPrice(item.priceRappen)}
            </td>
            <td className="py-2 pl-3 text-right align-top whitespace-nowrap tabular-nums">
              {formatPrice(item.subtotalRappen)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={words.subtotal}>{formatPrice(order.subtotalRappen)}</Sum>
        {order.deliveryFeeRappen > 0 && <Sum label={words.deliveryFee}>{formatPrice(order.deliveryFeeRappen)}</Sum>}
        <Sum label={words.total}>{formatPrice(order.totalRappen)}</Sum>
        {payment && payment.roundingRappen !== 0 && (
          <Sum label={words.rounding}>{formatPrice(payment.roundingRappen)}</Sum>
        )}
        {payment && (
          <Sum label={words.toPay} note={texts(language).admin.money.statuses[payment.status]} isStrong>
            {formatPrice(payment.amountRappen)}
          </Sum>
        )}
      </tfoot>
    </table>
  )
}

interface SumProps {
  label: string
  note?: string
  isStrong?: boolean
  children: ReactNode
}

function Sum({ label, note, isStrong = false, children }: SumProps) {
  return (
    <tr className={isStrong ? 'text-lg font-bold' : 'font-normal'}>
      <th scope="row" colSpan={2} className="py-1 [font-weight:inherit]">
        {label} {note && <span className="text-ink-soft block text-sm font-normal">{note}</span>}
      </th>
      <td className="py-1 pl-3 text-right whitespace-nowrap tabular-nums" colSpan={2}>
        {children}
      </td>
    </tr>
  )
}
