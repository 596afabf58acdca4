import { findOrder } from '@/lib/orders/read/find-order'
import { Refusal } from '@/lib/platform/refusal'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.trackOrder, async ({ caller, params }) => {
    const order = await findOrder(params.orderId, caller)
    if (!order) throw new Refusal('not_found')
    return order
  }),
})
