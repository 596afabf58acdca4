import { findOrder } from '@/lib/orders/read/find-order'
import { followOrder } from '@/lib/orders/read/follow-order'
import { Refusal } from '@/lib/platform/refusal'
import { contract } from '../../../../contract'
import { endpoint } from '../../../../_http/endpoint'
import { eventStream } from '../../../../_http/event-stream'
import { methods } from '../../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.followOrder, async ({ params, request }) => {
    // Asked first, because a stream that has begun can no longer answer 404.
    if (!(await findOrder(params.orderId, null))) throw new Refusal('not_found')
    return eventStream(request.signal, ({ send, end }) =>
      followOrder(params.orderId, { send: (order) => send('status', order), end }),
    )
  }),
})
