import { updateCategory } from '@/lib/menu/update-category'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: endpoint(contract.updateCategory, ({ caller, params, form }) =>
    updateCategory(caller, params.id, { ...form.fields, image: form.files.image?.bytes }),
  ),
})
