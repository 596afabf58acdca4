import { deleteMenuItem } from '@/lib/menu/delete-menu-item'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: endpoint(contract.deleteMenuItem, ({ caller, params, now }) => deleteMenuItem(caller, params.id, now)),
})
