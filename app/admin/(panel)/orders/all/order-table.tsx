import { Link } from '@/app/_ui/link'
import { priceOf } from '@/app/_ui/price'
import { Table, Td, Th } from '@/app/_ui/table'
import { formatNearMoment, formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { StaffOrder } from '@/lib/orders/answers'
import { OrderStatusBadge } from '../../../_ui/order-status-badge'

export function OrderTable({ orders, language }: { orders: StaffOrder[]; language: Language }) {
  const words = texts(language).admin.orders
  const head = (
    <>
      <Th>{words.number}</Th>
      <Th>{words.placed}</Th>
      <Th>{words.dueAt}</Th>
      <Th>{words.guest}</Th>
      <Th>{words.mode}</Th>
      <Th isNumber>{words.total}</Th>
      <Th>{words.status}</Th>
    </>
  )
  return (
    <Table label={words.title} head={head}>
      {orders.map((order) => (
        <tr key={order.id}>
          <Td>
            <Link
              href={`/admin/orders/${order.id}`}
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {order.short_number}
            </Link>
          </Td>
          <Td className="whitespace-nowrap tabular-nums">{formatShortMoment(new Date(order.created_at), language)}</Td>
          <Td className="whitespace-nowrap tabular-nums">{dueText(order, language)}</Td>
          <Td>
            {order.user.name}
            <span className="text-ink-soft block text-sm">{order.person.phone}</span>
          </Td>
          <Td>{words[order.fulfilment]}</Td>
          <Td isNumber>{priceOf(order.total)}</Td>
          <Td>
            <OrderStatusBadge status={order.status} language={language} />
          </Td>
        </tr>
      ))}
    </Table>
  )
}

function dueText(order: StaffOrder, language: Language): string {
  const due = order.promised_for ?? order.requested_for
  return due ? formatNearMoment(new Date(due), language, new Date(order.created_at)) : texts(language).admin.orders.asap
}
