import { z } from 'zod'
import { blockBody, blockedCustomer, staffBody, userChange, userQuery, userView } from '@/lib/accounts/schema'
import {
  actorAnswer,
  actorBody,
  deviceBody,
  deviceChange,
  deviceView,
  newPinBody,
  pairBody,
  pairedAnswer,
  pairingCodeAnswer,
} from '@/lib/accounts/devices/schema'
import { acceptBody, invitationBody, invitationView, linkBody, openedLink } from '@/lib/accounts/invitations/schema'
import { addedKey, keyBody, keyId, keyView } from '@/lib/accounts/keys/schema'
import { byId, operation } from '../http/operation'

export const listUsers = operation({
  method: 'GET',
  path: 'users',
  caller: 'admin',
  summary: 'Accounts, newest first; the next page is in the Link header',
  query: userQuery,
  answer: z.array(userView),
})

export const addStaff = operation({
  method: 'POST',
  path: 'users',
  caller: 'admin',
  summary: 'Open an account for a member of staff, a manager or another owner',
  body: staffBody,
  answer: userView,
  message: 'accountOpened',
  refusals: ['email_taken', 'busy'],
})

export const changeUser = operation({
  method: 'PATCH',
  path: 'users/{id}',
  caller: 'admin',
  summary: 'Give an account another role, disable or enable it; ends its sessions',
  params: byId,
  body: userChange,
  answer: userView,
  message: 'accountChanged',
  refusals: ['last_admin'],
})

export const blockCustomer = operation({
  method: 'PUT',
  path: 'customers/{id}/block',
  caller: 'manager',
  summary:
    'From now on the customer places no order: create-order answers customer_blocked. Running orders go on, sessions stay; another account of the same address is blocked as well',
  params: byId,
  body: blockBody,
  answer: blockedCustomer,
  message: 'customerBlocked',
})

export const unblockCustomer = operation({
  method: 'DELETE',
  path: 'customers/{id}/block',
  caller: 'manager',
  summary: 'The customer may order again',
  params: byId,
  answer: blockedCustomer,
  message: 'customerUnblocked',
})

export const inviteDevice = operation({
  method: 'POST',
  path: 'devices',
  caller: 'manager',
  summary: 'A code for one pairing within ten minutes; of more than five open codes the oldest are dead',
  body: deviceBody,
  answer: pairingCodeAnswer,
})

export const pairDevice = operation({
  method: 'POST',
  path: 'devices/pair',
  caller: 'visitor',
  knowsDevices: true,
  summary: 'Enter the code on the device: sets the cookie that keeps it paired as long as it is used once a month',
  limit: { client: { name: 'pair-device', points: 30, seconds: 60 } },
  body: pairBody,
  answer: pairedAnswer,
  message: 'devicePaired',
  refusals: ['pairing_code_invalid'],
})

export const listDevices = operation({
  method: 'GET',
  path: 'devices',
  caller: 'manager',
  summary: 'The paired devices, in the order of their pairing',
  answer: z.array(deviceView),
})

export const changeDevice = operation({
  method: 'PATCH',
  path: 'devices/{id}',
  caller: 'manager',
  summary: 'Say whether a paired device stands in the kitchen',
  params: byId,
  body: deviceChange,
  answer: deviceView,
  message: 'saved',
})

export const endDevice = operation({
  method: 'DELETE',
  path: 'devices/{id}',
  caller: 'manager',
  summary: 'End a pairing; the next call of the device is refused',
  params: byId,
  answer: z.object({ id: z.string() }),
  message: 'deviceEnded',
})

export const listKeys = operation({
  method: 'GET',
  path: 'keys',
  caller: 'admin',
  summary: 'The API keys that are not revoked, the newest first; never a secret',
  answer: z.array(keyView),
})

export const addKey = operation({
  method: 'POST',
  path: 'keys',
  caller: 'admin',
  summary: 'A key for a program, which acts for the account of the caller; answers its secret, once',
  limit: { caller: { name: 'add-key', points: 30, seconds: 600 } },
  body: keyBody,
  answer: addedKey,
})

export const revokeKey = operation({
  method: 'DELETE',
  path: 'keys/{id}',
  caller: 'admin',
  summary: 'Revoke a key; its next call is refused',
  params: keyId,
  answer: keyId,
  message: 'keyRevoked',
})

export const nameActor = operation({
  method: 'PUT',
  path: 'devices/actor',
  caller: 'device',
  summary: 'Say with a PIN who acts on this device, until the business day ends or somebody else says so',
  body: actorBody,
  answer: actorAnswer,
  refusals: ['too_many_requests'],
})

export const dismissActor = operation({
  method: 'DELETE',
  path: 'devices/actor',
  caller: 'device',
  summary: 'Nobody in particular acts on this device',
  answer: actorAnswer,
})

export const setPin = operation({
  method: 'PUT',
  path: 'users/{id}/pin',
  caller: 'staff',
  summary: 'Set or take away the PIN of a member of staff: everybody the own, administrators that of all',
  limit: { caller: { name: 'set-pin', points: 20, seconds: 3600 } },
  params: byId,
  body: newPinBody,
  answer: z.object({ has_pin: z.boolean() }),
  message: 'saved',
})

// Per client address and minute; a token is too long to be guessed.
const links = { name: 'access-link', points: 60, seconds: 60 }
const mails = { name: 'access-link-mail', points: 30, seconds: 600 }

export const listInvitations = operation({
  method: 'GET',
  path: 'invitations',
  caller: 'admin',
  summary: 'Who was invited to work here and has not chosen a password yet, newest first',
  answer: z.array(invitationView),
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
  params: byId,
  answer: invitationView,
  message: 'invited',
  refusals: ['email_taken'],
})

export const withdrawInvitation = operation({
  method: 'DELETE',
  path: 'invitations/{id}',
  caller: 'admin',
  summary: 'Take an invitation back; its link is dead',
  params: byId,
  answer: byId,
  message: 'invitationWithdrawn',
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
  params: byId,
  answer: byId,
  message: 'passwordLinkMailed',
})

export const endSessions = operation({
  method: 'POST',
  path: 'users/{id}/end-sessions',
  caller: 'admin',
  summary: 'Sign an account out everywhere',
  params: byId,
  answer: byId,
  message: 'sessionsEnded',
})
