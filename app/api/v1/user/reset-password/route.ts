import { resetPassword } from '@/lib/accounts/codes/use-code'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.resetPassword, async ({ body, now }) => {
    await resetPassword(body, now)
    return null
  }),
})
