import { buttonClass } from '@/app/_ui/button'
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
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { param, queryOf, savedId } from '@/app/admin/_table/address'
import { List } from '../../_table/list'
import { SavedMark } from '../../_table/saved-mark'
import { PlainPage } from '../../_ui/plain-page'
import { AddStaff } from './add-staff'
import { CallButton } from '../../_ui/call-button'
import { InvitationActions } from './invitation-actions'
import { UserTable } from './user-table'
import { staffMetadata, staffPage, type View } from '../../_page'

/** In the address: every role but the customers', who are the most by far. */
const team = 'team'
const roles = ['customer', 'staff', 'manager', 'admin'] as const

const names = { cursor: 'cursor', search: 'q', role: 'role' }

export const generateMetadata = staffMetadata('users')

export default staffPage('users', UsersPage, { clientWords: ['people'] })

async function UsersPage({ caller, language, path, search, admin }: View<'users'>) {
  const words = admin.people
  const query = queryOf(userQuery, search, names)
  const isTeam = param(search, 'role') === team
  const [{ items, next }, invitations] = await Promise.all([
    listUsers(caller, { ...query, isTeam }),
    listInvitations(caller),
  ])
  const saved = savedId(search)
  const isWhole = !query.search && !query.role && !isTeam && !query.cursor
  return (
    <PlainPage title={words.usersTitle} actions={<AddStaff />}>
      <List
        {...{ path, search, language, names, next }}
        query={{ ...query, role: isTeam ? team : query.role && shownRole(query.role) }}
        filters={{
          search: { label: words.searchUsers, is: 'search' },
          role: {
            label: words.role,
            of: {
              [team]: admin.shell.doors.team,
              ...Object.fromEntries(roles.map((role) => [shownRole(role), words.roles[role]])),
            },
          },
        }}
        lead={
          (isWhole || invitations.some(({ id }) => id === saved)) && (
            <Invitations {...{ invitations, saved, language }} now={new Date()} />
          )
        }
        isEmpty={items.length === 0}
        otherwise={words.noUsers}
      >
        <UserTable users={items} ownId={caller.userId} language={language} />
      </List>
      {isWhole && <FactorPolicy isRequired={await isFactorRequired()} words={words} />}
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

function FactorPolicy({ isRequired, words }: { isRequired: boolean; words: AdminTexts['people'] }) {
  return (
    <section className="rounded-card border-line bg-card mt-6 border p-4 sm:p-5">
      <h2 className="mb-2 text-lg">{words.factorPolicy}</h2>
      <p className="mb-4 max-w-prose">{isRequired ? words.factorRequired : words.factorNotRequired}</p>
      <CallButton
        call={{ route: 'PUT admin/second-factor/policy', body: { required: !isRequired } }}
        label={isRequired ? words.factorAskNoMore : words.factorAsk}
        className={buttonClass('outline')}
        explain={words.failed}
      />
    </section>
  )
}
