import { Link } from '@/app/_ui/link'
import { Row, Table, Td, Th } from '@/app/_ui/table'
import { formatNearMoment, formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { OrderStatusBadge } from '../../../_ui/order-status-badge'
import { TestMark } from '../../../_ui/test-mark'

export function OrderTable({ orders, language }: { orders: StaffOrderView[]; language: Language }) {
  const words = texts(language).admin.orders
  const head = (
    <>
      <Th>{words.number}</Th>
      <Th>{words.placed}</Th>
      <Th>{words.dueAt}</Th>
      <Th>{words.guest}</Th>
      <Th isNumber>{words.total}</Th>
      <Th>{words.status}</Th>
    </>
  )
  return (
    <Table label={words.title} head={head}>
      {orders.map((order) => (
        <Row key={order.id}>
          <Td place="title">
            <Link
              href={`/admin/orders/${order.id}`}
              className="inline-flex min-h-11 min-w-11 items-center font-bold underline underline-offset-4"
            >
              {order.number} {order.shortNumber}
            </Link>
            {order.isTest && <TestMark word={words.testMark} className="ml-2" />}
          </Td>
          <Td label={words.placed} className="whitespace-nowrap tabular-nums">
            {formatShortMoment(order.createdAt, language)}
          </Td>
          <Td label={words[order.fulfilment]} className="tabular-nums">
            {dueText(order, language)}
            <span className="text-ink-soft block text-sm in-[.cards]:@max-[40rem]/cards:hidden">
              {words[order.fulfilment]}
            </span>
          </Td>
          <Td place="under">
            {order.user.email ? order.user.name : order.isTest ? words.testOrder : words.personErased}
            <span className="text-ink-soft block text-sm">{order.person.phone}</span>
          </Td>
          <Td place="figure" isNumber>
            {formatPrice(order.totalRappen)}
          </Td>
          <Td place="side">
            <OrderStatusBadge status={order.status} isReversed={order.isReversed} language={language} />
          </Td>
        </Row>
      ))}
    </Table>
  )
}

function dueText(order: StaffOrderView, language: Language): string {
  const due = order.promisedFor ?? order.requestedFor
  return due ? formatNearMoment(due, language, order.createdAt) : texts(language).admin.orders.asap
}
