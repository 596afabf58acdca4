import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.quote, ({ caller, body, now }) => quoteOrder(caller, body, now)),
})
