import { asAnswered } from '@/app/api/v1/http/wire'
import { invitationView, type InvitationView } from '@/lib/accounts/invitations/schema'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { InvitationActions } from './invitation-actions'

interface Props {
  invitations: InvitationView[]
  now: Date
  language: Language
}

/** Who has not chosen a password yet, above the accounts. Nothing at all where nobody is waited for. */
export function Invitations({ invitations, now, language }: Props) {
  const words = texts(language).admin.people
  if (invitations.length === 0) return null
  const head = (
    <>
      <Th>{words.name}</Th>
      <Th>{words.role}</Th>
      <Th>{words.state}</Th>
      <Th isNumber>{texts(language).admin.shell.actions}</Th>
    </>
  )
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg">{words.invited}</h2>
      <Table label={words.invited} head={head}>
        {invitations.map((invitation) => (
          <Row key={invitation.id}>
            <Td place="title">
              <span className="font-semibold">{`${invitation.firstname} ${invitation.lastname}`}</span>
              <span className="text-ink-soft block text-sm break-all">{invitation.email}</span>
            </Td>
            <Td place="under">{words.roles[invitation.role]}</Td>
            <Td label={words.state}>
              <Until expiresAt={invitation.expiresAt} now={now} language={language} />
            </Td>
            <Td place="menu">
              <InvitationActions invitation={asAnswered(invitationView, invitation)} />
            </Td>
          </Row>
        ))}
      </Table>
    </section>
  )
}

function Until({ expiresAt, now, language }: { expiresAt: Date; now: Date; language: Language }) {
  const words = texts(language).admin.people
  if (expiresAt <= now) return <Badge tone="warn">{words.invitationExpired}</Badge>
  return <Badge tone="quiet">{fill(words.invitedUntil, { time: formatShortMoment(expiresAt, language) })}</Badge>
}
