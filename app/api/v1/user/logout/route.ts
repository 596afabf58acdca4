import { signOut } from '@/lib/accounts/sessions/sessions'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.logout, async ({ caller, session }) => {
    await signOut(caller)
    session.end()
    return null
  }),
})
