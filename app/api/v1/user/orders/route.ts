import { listOrdersOf } from '@/lib/orders/read/list-orders'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.listOwnOrders, ({ caller, query }) => listOrdersOf(caller, query)),
})
