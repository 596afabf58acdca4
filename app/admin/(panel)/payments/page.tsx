import { findDayCash } from '@/lib/orders/reports/day-cash'
import { listPayments } from '@/lib/orders/read/list-payments'
import { paymentFilterQuery } from '@/lib/orders/read/list-queries'
import { paymentStatuses } from '@/lib/orders/schema'
import { listUnsettled } from '@/lib/orders/money/online/unsettled'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { queryOf } from '../../_table/address'
import { choicesOf, List } from '../../_table/list'
import { PlainPage } from '../../_ui/plain-page'
import { MoneyFigures } from './money-figures'
import { PaymentTable } from './payment-table'
import { UnsettledPayments } from './unsettled-payments'
import { staffMetadata, staffPage, type View } from '../../_page'

const names = { cursor: 'cursor', status: 'status', method: 'method', day: 'day', taken: 'taken' }

export const generateMetadata = staffMetadata('payments')

export default staffPage('payments', PaymentsPage)

async function PaymentsPage({ caller, language, path, search, admin }: View<'payments'>) {
  const words = admin.money
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
      <List
        {...{ path, search, language, query, names, next }}
        filters={{
          status: {
            label: words.status,
            of: choicesOf([...paymentStatuses, 'refund_due'] as const, words.statuses),
            className: 'grow basis-28 sm:grow-0 sm:basis-48',
          },
          method: {
            label: words.method,
            of: { cash: words.cashOnDelivery, online: words.online },
            className: 'grow basis-28 sm:grow-0 sm:basis-40',
          },
          day: { label: words.soldOn, is: 'day' },
          taken: { label: words.takenOn, is: 'day' },
        }}
        isEmpty={items.length === 0}
        otherwise={words.noPayments}
      >
        <PaymentTable payments={items} language={language} />
      </List>
    </PlainPage>
  )
}
