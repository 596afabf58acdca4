import { asAnswered } from '@/app/api/v1/http/wire'
import type { UserView } from '@/lib/accounts/users/list-users'
import { userView } from '@/lib/accounts/schema'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { listHref } from '../../_table/address'
import { UserActions } from './user-actions'

interface UserTableProps {
  users: UserView[]
  /** The signed-in user's. */
  ownId: string
  language: Language
}

export function UserTable({ users, ownId, language }: UserTableProps) {
  const { people: words, shell } = texts(language).admin
  return (
    <Table
      label={words.usersTitle}
      rows={users}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.name, place: 'title' }, (user) => (
          <Name user={user} you={user.id === ownId && words.you} />
        )),
        column({ label: words.role, place: 'under' }, ({ role }) => words.roles[role]),
        column({ label: words.orders, isNumber: true }, ({ email, orders }) => (
          <Link href={listHref('/admin/orders/all', {}, { q: email })} className="row-control -mr-2.5">
            {orders}
          </Link>
        )),
        column({ label: words.lastSeen, isTabular: true }, ({ lastSeenAt }) =>
          lastSeenAt ? formatShortMoment(lastSeenAt, language) : words.never,
        ),
        column({ label: words.state, place: 'side' }, (user) => <State user={user} language={language} />),
        column({ label: shell.actions, place: 'menu' }, (user) => <UserActions user={asAnswered(userView, user)} />),
      ]}
    />
  )
}

function Name({ user, you }: { user: UserView; you: string | false }) {
  return (
    <>
      {user.role === 'customer' ? (
        <Link href={`/admin/customers/${user.id}`} className="row-control -ml-2.5 font-semibold">
          {user.name || user.email}
        </Link>
      ) : (
        <span className="font-semibold">{user.name || '–'}</span>
      )}{' '}
      {you && <Badge tone="quiet">{you}</Badge>}
      <span className="text-ink-soft block text-sm break-all">{user.email}</span>
    </>
  )
}

function State({ user, language }: { user: UserView; language: Language }) {
  const words = texts(language).admin.people
  if (user.disabled) return <Badge tone="bad">{words.disabled}</Badge>
  if (!user.verified) return <Badge tone="warn">{words.unverified}</Badge>
  return <Badge tone="good">{words.active}</Badge>
}
