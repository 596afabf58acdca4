import { EmptyState, Row, Table, Td, Th } from '@/app/_ui/table'
import { Link } from '@/app/_ui/link'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CustomerView } from '@/lib/orders/customers/find-customer'
import { shortNumber } from '@/lib/orders/order-id'
import { formatPrice } from '@/lib/platform/money'
import { Figure, Figures } from '../../../_ui/figures'
import { OrderStatusBadge } from '../../../_ui/order-status-badge'

/** How much of each status, then the orders themselves. */
export function CustomerOrders({ customer, language }: { customer: CustomerView; language: Language }) {
  const { customers: words, orders: columns, orderStatuses } = texts(language).admin
  const { orders, sums } = customer
  const sold = sums.filter(({ isSold }) => isSold).reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  if (sums.length === 0) return <EmptyState>{words.noOrders}</EmptyState>
  const head = (
    <>
      <Th>{columns.number}</Th>
      <Th>{columns.placed}</Th>
      <Th>{columns.mode}</Th>
      <Th isNumber>{columns.total}</Th>
      <Th>{columns.status}</Th>
    </>
  )
  return (
    <div>
      <Figures label={words.orders}>
        <Figure label={words.sold} rappen={sold} />
        {sums.map(({ status, count, totalRappen }) => (
          <Figure key={status} label={orderStatuses[status]} count={count} note={formatPrice(totalRappen)} />
        ))}
      </Figures>
      <Table label={words.orders} head={head}>
        {orders.items.map((order) => (
          <Row key={order.id}>
            <Td place="title">
              <Link href={`/admin/orders/${order.id}`} className="row-control -ml-2.5 font-semibold">
                {order.number} {shortNumber(order.id)}
              </Link>
            </Td>
            <Td label={columns.placed} className="whitespace-nowrap tabular-nums">
              {formatShortMoment(order.createdAt, language)}
            </Td>
            <Td label={columns.mode}>{columns[order.fulfilment]}</Td>
            <Td place="figure" isNumber>
              {formatPrice(order.totalRappen)}
            </Td>
            <Td place="side">
              <OrderStatusBadge status={order.status} language={language} />
            </Td>
          </Row>
        ))}
      </Table>
    </div>
  )
}
