import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { CustomerRow } from '@/lib/orders/customers/list-customers'
import { formatPrice } from '@/lib/platform/money'

export function CustomerTable({ customers, language }: { customers: CustomerRow[]; language: Language }) {
  const { customers: words, money } = texts(language).admin
  const head = (
    <>
      <Th>{words.name}</Th>
      <Th>{words.phone}</Th>
      <Th isNumber>{money.orders}</Th>
      <Th isNumber>{money.turnover}</Th>
      <Th>{words.lastOrder}</Th>
      <Th>{words.state}</Th>
    </>
  )
  return (
    <Table label={words.title} head={head}>
      {customers.map((customer) => (
        <Row key={customer.id}>
          <Td place="title">
            <Link href={`/admin/customers/${customer.id}`} className="row-control -ml-2.5 font-semibold">
              {customer.name || customer.email}
            </Link>
            <span className="text-ink-soft block text-sm break-all">{customer.email}</span>
          </Td>
          <Td label={words.phone} className="whitespace-nowrap tabular-nums">
            {customer.phone}
          </Td>
          <Td label={money.orders} isNumber>
            {customer.orders}
          </Td>
          <Td label={money.turnover} isNumber>
            {formatPrice(customer.turnoverRappen)}
          </Td>
          <Td label={words.lastOrder} className="whitespace-nowrap tabular-nums">
            {customer.lastOrderAt && formatShortMoment(customer.lastOrderAt, language)}
          </Td>
          <Td place="side">{customer.isBlocked && <Badge tone="bad">{words.blocked}</Badge>}</Td>
        </Row>
      ))}
    </Table>
  )
}
