import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.adminLogin, async ({ body, session, now }) => {
    const signedIn = await signInAsStaff(body, now)
    await session.open(signedIn)
    return signedIn
  }),
})
