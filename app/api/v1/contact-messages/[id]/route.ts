import { markAnswered } from '@/lib/shop/contact-messages'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.markAnswered, ({ caller, params, body, now }) =>
    markAnswered(caller, params.id, { ...body, now }),
  ),
})
