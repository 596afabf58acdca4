import { signIn } from '@/lib/accounts/sessions/sign-in'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.login, async ({ body, session, now }) => {
    const signedIn = await signIn(body, now)
    await session.open(signedIn)
    return signedIn
  }),
})
