import { register } from '@/lib/accounts/codes/register'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'
import { reply } from '../../_http/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.register, async ({ body, client, now }) => {
    await register(body, client, now)
    return reply(null, { values: { email: body.email } })
  }),
})
