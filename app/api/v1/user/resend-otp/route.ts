import { resendCode } from '@/lib/accounts/codes/send-code'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.resendOtp, async ({ body, now }) => {
    await resendCode(body.email, now)
    return null
  }),
})
