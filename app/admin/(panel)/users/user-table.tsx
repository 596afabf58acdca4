import { asAnswered } from '@/app/api/v1/http/wire'
import type { UserView } from '@/lib/accounts/users/list-users'
import { userView } from '@/lib/accounts/schema'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { listHref } from '../../_table/address'
import { UserActions } from './user-actions'

interface UserTableProps {
  users: UserView[]
  /** The signed-in user's. */
  ownId: string
  language: Language
}

export function UserTable({ users, ownId, language }: UserTableProps) {
  const words = texts(language).admin.people
  const head = (
    <>
      <Th>{words.name}</Th>
      <Th>{words.role}</Th>
      <Th isNumber>{words.orders}</Th>
      <Th>{words.lastSeen}</Th>
      <Th>{words.state}</Th>
      <Th isNumber>{texts(language).admin.shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.usersTitle} head={head}>
      {users.map((user) => (
        <Row key={user.id}>
          <Td place="title">
            {user.role === 'customer' ? (
              <Link href={`/admin/customers/${user.id}`} className="row-control -ml-2.5 font-semibold">
                {user.name || user.email}
              </Link>
            ) : (
              <span className="font-semibold">{user.name || '–'}</span>
            )}{' '}
            {user.id === ownId && <Badge tone="quiet">{words.you}</Badge>}
            <span className="text-ink-soft block text-sm break-all">{user.email}</span>
          </Td>
          <Td place="under">{words.roles[user.role]}</Td>
          <Td label={words.orders} isNumber>
            <Link href={listHref('/admin/orders/all', {}, { q: user.email })} className="row-control -mr-2.5">
              {user.orders}
            </Link>
          </Td>
          <Td label={words.lastSeen} className="whitespace-nowrap tabular-nums">
            {user.lastSeenAt ? formatShortMoment(user.lastSeenAt, language) : words.never}
          </Td>
          <Td place="side">
            <State user={user} language={language} />
          </Td>
          <Td place="menu">
            <UserActions user={asAnswered(userView, user)} />
          </Td>
        </Row>
      ))}
    </Table>
  )
}

function State({ user, language }: { user: UserView; language: Language }) {
  const words = texts(language).admin.people
  if (user.disabled) return <Badge tone="bad">{words.disabled}</Badge>
  if (!user.verified) return <Badge tone="warn">{words.unverified}</Badge>
  return <Badge tone="good">{words.active}</Badge>
}
