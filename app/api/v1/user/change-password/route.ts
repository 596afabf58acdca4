import { changePassword } from '@/lib/accounts/sessions/change-password'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: endpoint(contract.changePassword, async ({ caller, body, session, now }) => {
    const opened = await changePassword(caller, body, now)
    await session.open(opened)
    return opened
  }),
})
