import { z } from 'zod'
import { acceptBody, invitationBody, invitationView, linkBody, openedLink } from '@/lib/accounts/invitations/schema'
import { operation } from '../http/operation'

const id = z.object({ id: z.guid() })

// Per client address and minute; a token is too long to be guessed.
const links = { name: 'access-link', points: 60, seconds: 60 }
const mails = { name: 'access-link-mail', points: 30, seconds: 600 }

export const listInvitations = operation({
  method: 'GET',
  path: 'invitations',
  caller: 'admin',
  summary: 'Who was invited to work here and has not chosen a password yet, newest first',
  answer: z.array(invitationView),
  refusals: [],
})

export const invite = operation({
  method: 'POST',
  path: 'invitations',
  caller: 'admin',
  summary: 'Mail somebody a link to choose a password and work here; a new one takes the place of an older one',
  limit: { caller: mails },
  body: invitationBody,
  answer: invitationView,
  message: 'invited',
  refusals: ['email_taken'],
})

export const inviteAgain = operation({
  method: 'POST',
  path: 'invitations/{id}/resend',
  caller: 'admin',
  summary: 'Mail another link; the one before is dead',
  limit: { caller: mails },
  params: id,
  answer: invitationView,
  message: 'invited',
  refusals: ['not_found', 'email_taken'],
})

export const withdrawInvitation = operation({
  method: 'DELETE',
  path: 'invitations/{id}',
  caller: 'admin',
  summary: 'Take an invitation back; its link is dead',
  params: id,
  answer: id,
  message: 'invitationWithdrawn',
  refusals: ['not_found'],
})

export const openLink = operation({
  method: 'POST',
  path: 'invitations/open',
  caller: 'visitor',
  summary: 'Whose mailed link it is; it stays usable',
  limit: { client: links },
  body: linkBody,
  answer: openedLink,
  refusals: ['link_invalid'],
})

export const acceptLink = operation({
  method: 'POST',
  path: 'invitations/accept',
  caller: 'visitor',
  summary: 'Choose the password with a mailed link, which works once; then sign in at admin/login',
  limit: { client: links },
  body: acceptBody,
  answer: z.object({ email: z.string() }),
  message: 'passwordChosen',
  refusals: ['link_invalid', 'busy'],
})

export const mailPasswordLink = operation({
  method: 'POST',
  path: 'users/{id}/password-link',
  caller: 'admin',
  summary: 'Mail somebody who works here a link for a new password',
  limit: { caller: mails },
  params: id,
  answer: id,
  message: 'passwordLinkMailed',
  refusals: ['not_found'],
})

export const endSessions = operation({
  method: 'POST',
  path: 'users/{id}/end-sessions',
  caller: 'admin',
  summary: 'Sign an account out everywhere',
  params: id,
  answer: id,
  message: 'sessionsEnded',
  refusals: ['not_found'],
})
