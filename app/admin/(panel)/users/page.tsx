import { Badge, Table } from '@/app/_ui/table'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listInvitations } from '@/lib/accounts/invitations/invite'
import { invitationView, type InvitationView } from '@/lib/accounts/invitations/schema'
import { isFactorRequired } from '@/lib/accounts/second-factor/set-up'
import { listUsers } from '@/lib/accounts/users/list-users'
import { userQuery, userView } from '@/lib/accounts/schema'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { param, queryOf, savedId } from '@/app/admin/_table/address'
import { FilterForm, FilterSelect, SearchField, NothingFound } from '../../_table/filter-form'
import { SavedMark } from '../../_table/saved-mark'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { AddStaff } from './add-staff'
import { FactorPolicy } from './factor-policy'
import { InvitationActions } from './invitation-actions'
import { UserTable } from './user-table'
import { staffMetadata, staffPage, type View } from '../../_page'

/** In the address: every role but the customers', who are the most by far. */
const team = 'team'
const roles = ['customer', 'staff', 'manager', 'admin'] as const

export const generateMetadata = staffMetadata('users')

export default staffPage('users', UsersPage, { clientWords: ['people'] })

async function UsersPage({ caller, language, path, search, admin }: View<'users'>) {
  const words = admin.people
  const query = queryOf(userQuery, search, { cursor: 'cursor', search: 'q', role: 'role' })
  const isTeam = param(search, 'role') === team
  const [{ items, next }, invitations] = await Promise.all([
    listUsers(caller, { ...query, isTeam }),
    listInvitations(caller),
  ])
  const saved = savedId(search)
  const isFiltered = Boolean(query.search || query.role || isTeam)
  const isWhole = !isFiltered && !query.cursor
  return (
    <PlainPage title={words.usersTitle} actions={<AddStaff />}>
      <FilterForm
        path={path}
        isFiltered={isFiltered}
        search={<SearchField label={words.searchUsers} value={query.search} />}
      >
        <FilterSelect name="role" label={words.role} value={isTeam ? team : query.role && shownRole(query.role)}>
          <option value={team}>{admin.shell.doors.team}</option>
          {roles.map((role) => (
            <option key={role} value={shownRole(role)}>
              {words.roles[role]}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
      {(isWhole || invitations.some(({ id }) => id === saved)) && (
        <Invitations {...{ invitations, saved, language }} now={new Date()} />
      )}
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.search, isTeam ? admin.shell.doors.team : query.role && words.roles[query.role]]}
          otherwise={words.noUsers}
        />
      )}
      {items.length > 0 && <UserTable users={items} ownId={caller.userId} language={language} />}
      <CursorPager path={path} search={search} next={next} />
      {isWhole && <FactorPolicy isRequired={await isFactorRequired()} />}
    </PlainPage>
  )
}

function shownRole(role: (typeof roles)[number]): string {
  return asAnswered(userView.shape.role, role)
}

interface Props {
  invitations: InvitationView[]
  /** The id of the one that was just sent. */
  saved: string
  now: Date
  language: Language
}

/** People who have not chosen a password yet. */
function Invitations({ invitations, saved, now, language }: Props) {
  const words = texts(language).admin.people
  if (invitations.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg">{words.invited}</h2>
      <Table
        label={words.invited}
        rows={invitations}
        keyOf={({ id }) => id}
        columns={(column) => [
          column({ label: words.name, place: 'title' }, ({ id, firstname, lastname, email }) => (
            <>
              <span className="font-semibold">{`${firstname} ${lastname}`}</span>
              {id === saved && <SavedMark />}
              <span className="text-ink-soft block text-sm break-all">{email}</span>
            </>
          )),
          column({ label: words.role, place: 'under' }, ({ role }) => words.roles[role]),
          column({ label: words.state }, ({ expiresAt }) => <Until {...{ expiresAt, now, language }} />),
          column({ label: texts(language).admin.shell.actions, place: 'menu' }, (invitation) => (
            <InvitationActions invitation={asAnswered(invitationView, invitation)} />
          )),
        ]}
      />
    </section>
  )
}

function Until({ expiresAt, now, language }: { expiresAt: Date; now: Date; language: Language }) {
  const words = texts(language).admin.people
  if (expiresAt <= now) return <Badge tone="warn">{words.invitationExpired}</Badge>
  return <Badge tone="quiet">{fill(words.invitedUntil, { time: formatShortMoment(expiresAt, language) })}</Badge>
}
