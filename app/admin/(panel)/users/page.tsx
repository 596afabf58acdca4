import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listInvitations } from '@/lib/accounts/invitations/invite'
import { isFactorRequired } from '@/lib/accounts/second-factor/find-own-factor'
import { listUsers } from '@/lib/accounts/users/list-users'
import { userQuery, userView } from '@/lib/accounts/schema'
import { texts } from '@/lib/i18n/texts'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { FilterSelect, SearchField } from '../../_table/filter-fields'
import { FilterForm } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { queryOf } from '../../_table/query'
import { NothingFound } from '../../_table/nothing-found'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { AddStaff } from './add-staff'
import { FactorPolicy } from './factor-policy'
import { Invitations } from './invitations'
import { UserTable } from './user-table'

const path = '/admin/users'
const roles = ['customer', 'staff', 'manager', 'admin'] as const

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.people.usersTitle }
}

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const admin = await admitAdmin(path)
  if (!admin) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const words = texts(language).admin.people
  const query = queryOf(userQuery, search, { cursor: 'cursor', search: 'q', role: 'role' })
  const [{ users, nextCursor }, invitations] = await Promise.all([listUsers(admin, query), listInvitations(admin)])
  const isWhole = !query.search && !query.role && !query.cursor
  return (
    <PlainPage title={words.usersTitle} actions={<AddStaff />}>
      <FilterForm
        path={path}
        isFiltered={Boolean(query.search || query.role)}
        search={<SearchField label={words.searchUsers} value={query.search} />}
      >
        <FilterSelect name="role" label={words.role} value={query.role && shownRole(query.role)}>
          {roles.map((role) => (
            <option key={role} value={shownRole(role)}>
              {words.roles[role]}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
      {isWhole && <Invitations invitations={invitations} now={new Date()} language={language} />}
      {users.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.search, query.role && words.roles[query.role]]}
          otherwise={words.noUsers}
        />
      )}
      {users.length > 0 && <UserTable users={users} ownId={admin.userId} language={language} />}
      <CursorPager path={path} search={search} next={nextCursor} />
      {isWhole && <FactorPolicy isRequired={await isFactorRequired()} />}
    </PlainPage>
  )
}

/** As the address and the calls name it. */
function shownRole(role: (typeof roles)[number]): string {
  return asAnswered(userView.shape.role, role)
}
