import { deleteCategory } from '@/lib/menu/delete-category'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: endpoint(contract.deleteCategory, ({ caller, params }) => deleteCategory(caller, params.id)),
})
