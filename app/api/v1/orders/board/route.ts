import { findBoard } from '@/lib/orders/board/find-board'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.getBoard, ({ caller, now }) => findBoard(caller, now)),
})
