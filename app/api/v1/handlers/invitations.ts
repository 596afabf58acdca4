import { acceptLink, openLink } from '@/lib/accounts/invitations/accept-link'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from '@/lib/accounts/invitations/invite'
import { mailPasswordLink } from '@/lib/accounts/invitations/access-link'
import { endSessions } from '@/lib/accounts/users/change-user'
import type * as contract from '../contract/invitations'
import type { Handlers } from '../http/handler'

export const invitations = {
  listInvitations: ({ caller }) => listInvitations(caller),
  invite: ({ caller, body, now }) => invite(caller, body, now),
  inviteAgain: ({ caller, params, now }) => inviteAgain(caller, params.id, now),
  withdrawInvitation: ({ caller, params }) => withdrawInvitation(caller, params.id),
  openLink: ({ body, now }) => openLink(body, now),
  acceptLink: ({ body, client, now }) => acceptLink(body, client, now),
  mailPasswordLink: ({ caller, params, now }) => mailPasswordLink(caller, params.id, now),
  endSessions: ({ caller, params }) => endSessions(caller, params.id),
} satisfies Handlers<typeof contract>
