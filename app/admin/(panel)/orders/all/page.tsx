import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { listOrders } from '@/lib/orders/read/list-orders'
import { orderFilterQuery, type OrderFilter as OrderFilterAsked } from '@/lib/orders/read/list-filters'
import type { Language } from '@/lib/i18n/language'
import { admitStaff } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { CursorPager } from '../../../_table/pager'
import { queryOf } from '../../../_table/query'
import { NothingFound } from '../../../_table/nothing-found'
import { PlainPage } from '../../../_ui/plain-page'
import { OrderFilter } from './order-filter'
import { OrderTable } from './order-table'

const path = '/admin/orders/all'
const names = {
  ...{ cursor: 'cursor', status: 'status', day: 'day', search: 'q' },
  ...{ hour: 'hour', fulfilment: 'fulfilment' },
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.orders.title }
}

export default async function AllOrdersPage({ searchParams }: PageProps<'/admin/orders/all'>) {
  const staff = await admitStaff(path)
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const words = texts(language).admin.orders
  const query = queryOf(orderFilterQuery, search, names)
  const { items, next } = await listOrders(staff, query)
  const terms = termsOf(query, language)
  return (
    <PlainPage title={words.title} actions={<ButtonLink href="/admin/orders">{words.board}</ButtonLink>}>
      <OrderFilter path={path} query={query} isFiltered={terms.length > 0} language={language} />
      {items.length === 0 && <NothingFound {...{ path, language }} terms={terms} otherwise={words.emptyAtAll} />}
      {items.length > 0 && <OrderTable orders={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}

/** What the list is narrowed to, in words. */
function termsOf({ search, status, day, hour, fulfilment }: OrderFilterAsked, language: Language): string[] {
  const { orders: words, orderStatuses } = texts(language).admin
  const states = { ...orderStatuses, ...words.groups }
  return [
    search ?? '',
    status ? states[status] : '',
    day ?? '',
    hour === undefined ? '' : `${hour}:00`,
    fulfilment ? words[fulfilment] : '',
  ].filter(Boolean)
}
