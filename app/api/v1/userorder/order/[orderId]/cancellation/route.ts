import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { contract } from '../../../../contract'
import { endpoint } from '../../../../_http/endpoint'
import { methods } from '../../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.cancelOrder, ({ caller, params, now }) => cancelOrder(caller, params.orderId, { now })),
})
