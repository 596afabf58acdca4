import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { Admin } from '@/lib/accounts/caller'
import { formatShortMoment } from '@/lib/i18n/format'
import { listCustomers, customerQuery, type CustomerRow } from '@/lib/orders/customers/list-customers'
import { formatPrice } from '@/lib/platform/values/money'
import { queryOf } from '@/app/admin/_table/address'
import { List } from '../../_table/list'
import { PlainPage } from '../../_ui/plain-page'
import { staffMetadata, staffPage, type View } from '../../_page'

const names = { cursor: 'cursor', search: 'q', state: 'state' }

export const generateMetadata = staffMetadata('customers')

export default staffPage('customers', CustomersPage)

async function CustomersPage({ caller, language, path, search, admin }: View<'customers'>) {
  const { customers: words, money } = admin
  const query = queryOf(customerQuery, search, names)
  const { items, next } = await listCustomers(caller, query)
  const toRoles = (
    <ButtonLink href="/admin/users?role=user" look="plain">
      {words.toRoles}
    </ButtonLink>
  )
  return (
    <PlainPage title={words.title} actions={caller instanceof Admin && toRoles}>
      <List
        {...{ path, search, language, query, names, next }}
        filters={{
          search: { is: 'search', label: words.searchLabel },
          state: { label: words.state, of: { blocked: words.blocked, not_blocked: words.notBlocked } },
        }}
        isEmpty={items.length === 0}
        otherwise={words.none}
      >
        <Table
          label={words.title}
          rows={items}
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
      </List>
    </PlainPage>
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
