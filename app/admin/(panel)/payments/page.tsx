import { Field, Select } from '@/app/_ui/field'
import { findDayCash } from '@/lib/orders/reports/day-cash'
import { listPayments } from '@/lib/orders/money/list-payments'
import { paymentFilterQuery } from '@/lib/orders/read/list-queries'
import { paymentStatuses } from '@/lib/orders/schema'
import { listUnsettled } from '@/lib/payments/unsettled'
import { businessDayOf } from '@/lib/shop/opening-hours'
import { queryOf } from '../../_table/address'
import { FilterForm, NothingFound } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { MoneyFigures } from './money-figures'
import { PaymentTable } from './payment-table'
import { UnsettledPayments } from './unsettled-payments'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('payments')

export default staffPage('payments', PaymentsPage, { clientWords: ['money', 'unsettled'] })

async function PaymentsPage({ caller, language, path, search, admin }: View<'payments'>) {
  const words = admin.money
  const names = { cursor: 'cursor', status: 'status', method: 'method', day: 'day', taken: 'taken' }
  const query = queryOf(paymentFilterQuery, search, names)
  const today = businessDayOf(new Date())
  const [{ items, next }, cash, unsettled] = await Promise.all([
    listPayments(caller, query),
    findDayCash(caller, today),
    listUnsettled(caller),
  ])
  return (
    <PlainPage title={words.paymentsTitle}>
      <UnsettledPayments unsettled={unsettled} language={language} />
      <MoneyFigures label={words.dayTotals} hint={words.businessDay} day={today} cash={cash} language={language} />
      <FilterForm path={path} isFiltered={Boolean(query.status || query.method || query.day || query.taken)}>
        <Select
          name="status"
          label={words.status}
          defaultValue={query.status ?? ''}
          className="grow basis-28 sm:grow-0 sm:basis-48"
        >
          <option value="">{admin.shell.all}</option>
          {([...paymentStatuses, 'refund_due'] as const).map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </Select>
        <Select
          name="method"
          label={words.method}
          defaultValue={query.method ?? ''}
          className="grow basis-28 sm:grow-0 sm:basis-40"
        >
          <option value="">{admin.shell.all}</option>
          <option value="cash">{words.cashOnDelivery}</option>
          <option value="online">{words.online}</option>
        </Select>
        <Field
          name="day"
          label={words.soldOn}
          type="date"
          defaultValue={query.day}
          className="grow basis-36 sm:grow-0 sm:basis-44"
        />
        <Field
          name="taken"
          label={words.takenOn}
          type="date"
          defaultValue={query.taken}
          className="grow basis-36 sm:grow-0 sm:basis-44"
        />
      </FilterForm>
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[
            query.status && words.statuses[query.status],
            query.method && (query.method === 'online' ? words.online : words.cashOnDelivery),
            query.day,
            query.taken,
          ]}
          otherwise={words.noPayments}
        />
      )}
      {items.length > 0 && <PaymentTable payments={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}
