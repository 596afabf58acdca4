import { moveMenuItem } from '@/lib/menu/move-menu-item'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.moveMenuItem, ({ caller, params, body, now }) => moveMenuItem(caller, params.id, body, now)),
})
