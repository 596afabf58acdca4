import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { listOrders } from '@/lib/orders/read/list-orders'
import { orderListQuery } from '@/lib/orders/read/list-queries'
import { admitStaff } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { CursorPager } from '../../../_table/pager'
import { queryOf } from '../../../_table/query'
import { NothingFound } from '../../../_table/nothing-found'
import { PlainPage } from '../../../_ui/plain-page'
import { OrderFilter } from './order-filter'
import { OrderTable } from './order-table'

const path = '/admin/orders/all'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.orders.title }
}

export default async function AllOrdersPage({ searchParams }: PageProps<'/admin/orders/all'>) {
  const staff = await admitStaff(path)
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const words = texts(language).admin.orders
  const query = queryOf(orderListQuery, search, { cursor: 'cursor', status: 'status', day: 'day', search: 'q' })
  const { items, next } = await listOrders(staff, query)
  const isFiltered = Boolean(query.search || query.status || query.day)
  return (
    <PlainPage title={words.title} actions={<ButtonLink href="/admin/orders">{words.board}</ButtonLink>}>
      <OrderFilter path={path} query={query} isFiltered={isFiltered} language={language} />
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.search, query.status && texts(language).admin.orderStatuses[query.status], query.day]}
          otherwise={words.emptyAtAll}
        />
      )}
      {items.length > 0 && <OrderTable orders={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}
