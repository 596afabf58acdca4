import type { Metadata } from 'next'
import { Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import { findDayCash } from '@/lib/orders/reports/day-cash'
import { listPayments } from '@/lib/orders/payments/list-payments'
import { paymentListQuery } from '@/lib/orders/read/list-queries'
import { paymentStatuses } from '@/lib/orders/schema'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { admitStaff } from '../../_guard'
import { adminLanguage } from '../../_language'
import { FilterForm } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { queryOf } from '../../_table/query'
import { Figure, Figures } from '../../_ui/figures'
import { NothingFound } from '../../_table/nothing-found'
import { PlainPage } from '../../_ui/plain-page'
import { PaymentTable } from './payment-table'

const path = '/admin/payments'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.money.paymentsTitle }
}

export default async function PaymentsPage({ searchParams }: PageProps<'/admin/payments'>) {
  const staff = await admitStaff(path)
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const words = texts(language).admin.money
  const query = queryOf(paymentListQuery, search, { cursor: 'cursor', status: 'status' })
  const [{ items, next }, cash] = await Promise.all([
    listPayments(staff, query),
    findDayCash(staff, businessDayOf(new Date())),
  ])
  return (
    <PlainPage title={words.paymentsTitle}>
      <Figures label={words.dayTotals} hint={words.businessDay}>
        <Figure label={words.toCollect} rappen={cash.toCollectRappen} />
        <Figure label={words.collected} rappen={cash.collectedRappen} />
        <Figure label={words.till} rappen={cash.tillRappen} />
      </Figures>
      <FilterForm path={path} isFiltered={query.status !== undefined}>
        <Select name="status" label={words.status} defaultValue={query.status ?? ''} className="w-52">
          <option value="">{texts(language).admin.shell.all}</option>
          {paymentStatuses.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </Select>
      </FilterForm>
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.status && words.statuses[query.status]]}
          otherwise={words.noPayments}
        />
      )}
      {items.length > 0 && <PaymentTable payments={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}
