import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.advanceOrder, ({ caller, params, body, now }) =>
    advanceOrder(caller, params.id, { body, now }),
  ),
})
