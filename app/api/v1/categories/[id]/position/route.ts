import { moveCategory } from '@/lib/menu/move-category'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.moveCategory, ({ caller, params, body }) => moveCategory(caller, params.id, body)),
})
