import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
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
