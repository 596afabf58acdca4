import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { EmptyState, Table } from '@/app/_ui/table'
import { Figure, Figures, TurnoverFigures } from '@/app/admin/_ui/figures'
import { OrderStatusBadge } from '@/app/admin/_ui/order-status-badge'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { customerQuery } from '@/lib/orders/customers/list-customers'
import { findCustomer, type CustomerView } from '@/lib/orders/customers/find-customer'
import { shortNumber } from '@/lib/orders/order-id'
import { formatPrice } from '@/lib/platform/values/money'
import { listHref, queryOf } from '../../../_table/address'
import { CursorPager } from '../../../_table/pager'
import { Missing, staffMetadata, staffPage, type View } from '../../../_page'
import { Card, PlainPage } from '../../../_ui/plain-page'
import { MessageCard } from '../../messages/message-card'
import { AccountCard, BlockCard } from './account-card'

export const generateMetadata = staffMetadata('customers/[id]')

export default staffPage('customers/[id]', CustomerPage, { clientWords: ['customers'] })

async function CustomerPage({ caller, language, path, search, params, admin }: View<'customers/[id]'>) {
  const { id } = params
  const { cursor } = queryOf(customerQuery, search, { cursor: 'cursor' })
  const customer = await findCustomer(caller, id, { cursor })
  if (!customer) return <Missing />
  const words = admin.customers
  return (
    <PlainPage
      title={`${customer.firstname} ${customer.lastname}`.trim() || customer.email}
      actions={
        <>
          <ButtonLink href={listHref('/admin/changes', {}, { subject: 'customer', id })} look="plain">
            {words.changes}
          </ButtonLink>
          <ButtonLink href="/admin/customers" look="plain">
            {words.title}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerOrders customer={customer} language={language} />
          <CursorPager path={path} search={search} next={customer.orders.next} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <BlockCard customer={customer} language={language} />
          <AccountCard customer={customer} language={language} />
        </div>
      </div>
      <Card title={words.messages} className="mt-5">
        {customer.messages.length === 0 && <p className="text-ink-soft">{words.noMessages}</p>}
        <ul className="flex flex-col gap-4">
          {customer.messages.map((message) => (
            <MessageCard key={message.id} message={message} language={language} />
          ))}
        </ul>
      </Card>
    </PlainPage>
  )
}

function CustomerOrders({ customer, language }: { customer: CustomerView; language: Language }) {
  const { customers: words, orders: columns, orderStatuses, money } = texts(language).admin
  const { orders, sums, figures } = customer
  if (sums.length === 0) return <EmptyState>{words.noOrders}</EmptyState>
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
      <Table
        label={words.orders}
        rows={orders.items}
        keyOf={({ id }) => id}
        columns={(column) => [
          column({ label: columns.number, place: 'title' }, ({ id, number }) => (
            <Link href={`/admin/orders/${id}`} className="row-control -ml-2.5 font-semibold">
              {number} {shortNumber(id)}
            </Link>
          )),
          column({ label: columns.placed, isTabular: true }, ({ createdAt }) => formatShortMoment(createdAt, language)),
          column({ label: columns.mode }, ({ fulfilment }) => columns[fulfilment]),
          column({ label: columns.total, place: 'figure', isNumber: true }, ({ totalRappen }) =>
            formatPrice(totalRappen),
          ),
          column({ label: columns.status, place: 'side' }, ({ status, isReversed }) => (
            <OrderStatusBadge status={status} isReversed={isReversed} language={language} />
          )),
        ]}
      />
    </div>
  )
}
