import { renewSession } from '@/lib/accounts/sessions/renew-session'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.renewSession, async ({ caller, body, now }) => {
    const endsAt = await renewSession(caller, { password: body.password, now })
    return { session_ends_at: endsAt.toISOString() }
  }),
})
