import { followBoard } from '@/lib/orders/board/follow-board'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { eventStream } from '../../_http/event-stream'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.followBoard, ({ caller, request }) =>
    eventStream(request.signal, ({ send, end }) =>
      followBoard(caller, {
        sendBoard: (board) => send('board', board),
        sendOrder: (order) => send('order', order),
        end,
      }),
    ),
  ),
})
