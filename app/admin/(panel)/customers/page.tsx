import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { Admin } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import { customerQuery } from '@/lib/orders/customers/customer-query'
import { listCustomers } from '@/lib/orders/customers/list-customers'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { FilterSelect, SearchField } from '../../_table/filter-fields'
import { FilterForm } from '../../_table/filter-form'
import { NothingFound } from '../../_table/nothing-found'
import { CursorPager } from '../../_table/pager'
import { queryOf } from '../../_table/query'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { CustomerTable } from './customer-table'

const path = '/admin/customers'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.customers.title }
}

export default async function CustomersPage({ searchParams }: PageProps<'/admin/customers'>) {
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const { customers: words } = texts(language).admin
  const query = queryOf(customerQuery, search, { cursor: 'cursor', search: 'q', state: 'state' })
  const { items, next } = await listCustomers(manager, query)
  const states = { blocked: words.blocked, not_blocked: words.notBlocked }
  return (
    <PlainPage
      title={words.title}
      actions={
        manager instanceof Admin && (
          <ButtonLink href="/admin/users" look="plain">
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
