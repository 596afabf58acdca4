import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Table } from '@/app/_ui/table'
import { OrderStatusBadge } from '@/app/admin/_ui/order-status-badge'
import { TestMark } from '@/app/admin/_ui/test-mark'
import { formatNearMoment, formatShortMoment } from '@/lib/i18n/format'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { listOrders } from '@/lib/orders/read/list-orders'
import { orderFilterQuery, orderGroups } from '@/lib/orders/read/list-queries'
import type { Language } from '@/lib/i18n/language'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { formatPrice } from '@/lib/platform/values/money'
import { queryOf } from '@/app/admin/_table/address'
import { choicesOf, List } from '../../../_table/list'
import { PlainPage } from '../../../_ui/plain-page'
import { fulfilments } from '@/lib/orders/limits'
import { orderStatuses } from '@/lib/orders/status'
import { staffMetadata, staffPage, type View } from '../../../_page'

const names = {
  ...{ cursor: 'cursor', status: 'status', day: 'day', search: 'q' },
  ...{ hour: 'hour', fulfilment: 'fulfilment' },
}

export const generateMetadata = staffMetadata('orders/all')

export default staffPage('orders/all', AllOrdersPage)

async function AllOrdersPage({ caller, language, path, search, admin }: View<'orders/all'>) {
  const words = admin.orders
  const query = queryOf(orderFilterQuery, search, names)
  const { items, next } = await listOrders(caller, query)
  return (
    <PlainPage
      title={words.title}
      actions={
        <>
          <ButtonLink href="/admin/orders/new" look="plain">
            {admin.board.phoneOrder}
          </ButtonLink>
          <ButtonLink href="/admin/orders">{words.board}</ButtonLink>
        </>
      }
    >
      <List
        {...{ path, search, language, query, names, next }}
        filters={{
          search: { label: words.searchLabel, is: 'search' },
          status: {
            label: words.status,
            of: { ...choicesOf(orderGroups, words.groups), ...choicesOf(orderStatuses, admin.orderStatuses) },
          },
          day: { label: words.day, is: 'day' },
          fulfilment: {
            label: words.mode,
            of: choicesOf(fulfilments, words),
            className: 'grow basis-20 sm:grow-0 sm:basis-36',
          },
          // Only a bar of the chart asks for an hour.
          hour: query.hour !== undefined && {
            label: words.hour,
            of: Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, `${hour}:00`])),
            className: 'grow basis-20 sm:grow-0 sm:basis-28',
          },
        }}
        isEmpty={items.length === 0}
        otherwise={words.emptyAtAll}
      >
        <OrderTable orders={items} language={language} />
      </List>
    </PlainPage>
  )
}

function OrderTable({ orders, language }: { orders: StaffOrderView[]; language: Language }) {
  const words = texts(language).admin.orders
  return (
    <Table
      label={words.title}
      rows={orders}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.number, place: 'title' }, (order) => <OrderNumber order={order} words={words} />),
        column({ label: words.placed, isTabular: true }, ({ createdAt }) => formatShortMoment(createdAt, language)),
        column(
          { label: words.dueAt, cardLabel: ({ fulfilment }) => words[fulfilment], className: 'tabular-nums' },
          (order) => (
            <>
              <span>{dueText(order, language)}</span>
              <span className="text-ink-soft block text-sm in-[.cards]:@max-[40rem]/cards:hidden">
                {words[order.fulfilment]}
              </span>
            </>
          ),
        ),
        column({ label: words.guest, place: 'under' }, ({ user, person, isTest }) => (
          <>
            <span>{user.name || (isTest ? words.testOrder : words.personErased)}</span>
            <span className="text-ink-soft block text-sm">{person.phone}</span>
          </>
        )),
        column({ label: words.total, place: 'figure', isNumber: true }, ({ totalRappen }) => formatPrice(totalRappen)),
        column({ label: words.status, place: 'side' }, ({ status, isReversed }) => (
          <OrderStatusBadge status={status} isReversed={isReversed} language={language} />
        )),
      ]}
    />
  )
}

function OrderNumber({ order, words }: { order: StaffOrderView; words: AdminTexts['orders'] }) {
  return (
    <>
      <Link
        href={`/admin/orders/${order.id}`}
        className="inline-flex min-h-11 min-w-11 items-center font-bold underline underline-offset-4"
      >
        {order.number} {order.shortNumber}
      </Link>
      {order.isTest && <TestMark word={words.testMark} className="ml-2" />}
      {order.byPhone && <TestMark word={words.phoneMark} className="ml-2" />}
    </>
  )
}

function dueText(order: StaffOrderView, language: Language): string {
  const due = order.promisedFor ?? order.requestedFor
  return due ? formatNearMoment(due, language, order.createdAt) : texts(language).admin.orders.asap
}
