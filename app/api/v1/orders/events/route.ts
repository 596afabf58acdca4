import { followBoard } from '@/lib/orders/follow-board'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { eventStream } from '../../_http/event-stream'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.followBoard, ({ caller, request }) =>
    eventStream(request.signal, ({ send, end }) =>
      followBoard(caller, {
        tellBoard: (board) => send('board', board),
        tellOrder: (order) => send('order', order),
        end,
      }),
    ),
  ),
})
