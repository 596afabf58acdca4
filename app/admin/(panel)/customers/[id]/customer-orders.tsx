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
import { TurnoverFigures } from '../../../_ui/turnover-figures'

/** How much of each status, then the orders themselves. */
export function CustomerOrders({ customer, language }: { customer: CustomerView; language: Language }) {
  const { customers: words, orders: columns, orderStatuses, money } = texts(language).admin
  const { orders, sums, figures } = customer
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
      <TurnoverFigures label={money.turnover} figures={figures} language={language} />
      <Figures label={words.orders}>
        {sums.map(({ status, count, totalRappen }) => (
          <Figure key={status} label={orderStatuses[status]} count={count} note={formatPrice(totalRappen)} />
        ))}
        {figures.reversedOrders > 0 && (
          <Figure label={money.reversed} count={figures.reversedOrders} note={formatPrice(figures.reversedRappen)} />
        )}
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
              <OrderStatusBadge status={order.status} isReversed={order.isReversed} language={language} />
            </Td>
          </Row>
        ))}
      </Table>
    </div>
  )
}
