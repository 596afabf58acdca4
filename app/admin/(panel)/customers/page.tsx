import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { Admin } from '@/lib/accounts/caller'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listCustomers, customerQuery, type CustomerRow } from '@/lib/orders/customers/list-customers'
import { formatPrice } from '@/lib/platform/money'
import { queryOf } from '@/app/admin/_table/address'
import { FilterForm, FilterSelect, SearchField, NothingFound } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('customers')

export default staffPage('customers', CustomersPage)

async function CustomersPage({ caller, language, path, search, admin }: View<'customers'>) {
  const { customers: words } = admin
  const query = queryOf(customerQuery, search, { cursor: 'cursor', search: 'q', state: 'state' })
  const { items, next } = await listCustomers(caller, query)
  const states = { blocked: words.blocked, not_blocked: words.notBlocked }
  return (
    <PlainPage
      title={words.title}
      actions={
        caller instanceof Admin && (
          <ButtonLink href="/admin/users?role=user" look="plain">
            {words.toRoles}
          </ButtonLink>
        )
      }
    >
      <FilterForm
        path={path}
        isFiltered={Boolean(query.search || query.state)}
        search={<SearchField label={words.searchLabel} value={query.search} />}
      >
        <FilterSelect name="state" label={words.state} value={query.state}>
          <option value="blocked">{words.blocked}</option>
          <option value="not_blocked">{words.notBlocked}</option>
        </FilterSelect>
      </FilterForm>
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.search, query.state && states[query.state]]}
          otherwise={words.none}
        />
      )}
      {items.length > 0 && <CustomerTable customers={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}

function CustomerTable({ customers, language }: { customers: CustomerRow[]; language: Language }) {
  const { customers: words, money } = texts(language).admin
  return (
    <Table
      label={words.title}
      rows={customers}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.name, place: 'title' }, (customer) => <Name customer={customer} />),
        column({ label: words.phone, isTabular: true }, ({ phone }) => phone),
        column({ label: money.orders, isNumber: true }, ({ orders }) => orders),
        column({ label: money.turnover, isNumber: true }, ({ turnoverRappen }) => formatPrice(turnoverRappen)),
        column(
          { label: words.lastOrder, isTabular: true },
          ({ lastOrderAt }) => lastOrderAt && formatShortMoment(lastOrderAt, language),
        ),
        column(
          { label: words.state, place: 'side' },
          ({ isBlocked }) => isBlocked && <Badge tone="bad">{words.blocked}</Badge>,
        ),
      ]}
    />
  )
}

function Name({ customer: { id, name, email } }: { customer: CustomerRow }) {
  return (
    <>
      <Link href={`/admin/customers/${id}`} className="row-control -ml-2.5 font-semibold">
        {name || email}
      </Link>
      <span className="text-ink-soft block text-sm break-all">{email}</span>
    </>
  )
}
