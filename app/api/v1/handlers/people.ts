import { blockCustomer, unblockCustomer } from '@/lib/accounts/block-customer'
import { Device } from '@/lib/accounts/caller'
import { changeDevice, endDevice, dismissActor, nameActor, listDevices } from '@/lib/accounts/devices/devices'
import { inviteDevice, pairDevice } from '@/lib/accounts/devices/pair-device'
import { setPin } from '@/lib/accounts/devices/pin'
import { addKey, listKeys, revokeKey } from '@/lib/accounts/keys/keys'
import { acceptLink, openLink, mailPasswordLink } from '@/lib/accounts/invitations/access-link'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from '@/lib/accounts/invitations/invite'
import { changeUser, addStaff, endSessions } from '@/lib/accounts/users/change-user'
import { listUsers } from '@/lib/accounts/users/list-users'
import { endOfBusinessDay } from '@/lib/shop/hours/opening-hours'
import type * as contract from '../contract/people'
import type { Handlers } from '../http/handler'
import { pageReply } from '../http/reply'

export const people = {
  listUsers: async ({ caller, query, request }) => pageReply(request, await listUsers(caller, query)),
  addStaff: ({ caller, body, now }) => addStaff(caller, body, now),
  changeUser: ({ caller, params, body, now }) => changeUser(caller, params.id, body, now),
  blockCustomer: ({ caller, params, body, now }) => blockCustomer(caller, params.id, { ...body, now }),
  unblockCustomer: ({ caller, params }) => unblockCustomer(caller, params.id),
  inviteDevice: ({ caller, body, now }) => inviteDevice(caller, body, now),
  async pairDevice({ caller, body, session, now }) {
    const paired = await pairDevice({ code: body.code, former: caller instanceof Device ? caller : null }, now)
    await session.keepDevice(paired)
    return paired
  },
  listDevices: ({ caller, now }) => listDevices(caller, now),
  changeDevice: ({ caller, params, body, now }) => changeDevice(caller, params.id, { ...body, now }),
  endDevice: ({ caller, params, now }) => endDevice(caller, params.id, now),
  listKeys: ({ caller }) => listKeys(caller),
  addKey: ({ caller, body, now }) => addKey(caller, body, now),
  revokeKey: ({ caller, params, now }) => revokeKey(caller, params.id, now),
  async nameActor({ caller, body, now }) {
    return { actor: await nameActor(caller, { pin: body.pin, until: endOfBusinessDay(now) }) }
  },
  async dismissActor({ caller }) {
    await dismissActor(caller)
    return { actor: null }
  },
  setPin: ({ caller, params, body }) => setPin(caller, params.id, body.pin),
  listInvitations: ({ caller }) => listInvitations(caller),
  invite: ({ caller, body, now }) => invite(caller, body, now),
  inviteAgain: ({ caller, params, now }) => inviteAgain(caller, params.id, now),
  withdrawInvitation: ({ caller, params }) => withdrawInvitation(caller, params.id),
  openLink: ({ body, now }) => openLink(body, now),
  acceptLink: ({ body, client, now }) => acceptLink(body, client, now),
  mailPasswordLink: ({ caller, params, now }) => mailPasswordLink(caller, params.id, now),
  endSessions: ({ caller, params }) => endSessions(caller, params.id),
} satisfies Handlers<typeof contract>
