import { placeOrder } from '@/lib/orders/place/place-order'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.createOrder, ({ caller, body, client, now }) =>
    placeOrder(caller, body, { language: client.language, now }),
  ),
})
