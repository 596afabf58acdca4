import { addStaff } from '@/lib/accounts/users/add-staff'
import { listUsers } from '@/lib/accounts/users/list-users'
import { contract } from '../contract'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'
import { linkToNext } from '../_http/next-page'
import { reply } from '../_http/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.listUsers, async ({ caller, query, request }) => {
    const { users, nextCursor } = await listUsers(caller, query)
    return reply(users, { headers: linkToNext(request, nextCursor) })
  }),
  POST: endpoint(contract.addStaff, ({ caller, body, now }) => addStaff(caller, body, now)),
})
