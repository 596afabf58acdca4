import { changeUser, addStaff } from '@/lib/accounts/users/change-user'
import { listUsers } from '@/lib/accounts/users/list-users'
import type * as contract from '../contract/users'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'

export const users = {
  async listUsers({ caller, query, request }) {
    const { users: found, nextCursor } = await listUsers(caller, query)
    return reply(found, { headers: linkToNext(request, { cursor: nextCursor }) })
  },
  addStaff: ({ caller, body, now }) => addStaff(caller, body, now),
  changeUser: ({ caller, params, body, now }) => changeUser(caller, params.id, body, now),
} satisfies Handlers<typeof contract>
