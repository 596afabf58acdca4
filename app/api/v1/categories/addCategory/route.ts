import { addCategory } from '@/lib/menu/add-category'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.addCategory, ({ caller, form }) =>
    addCategory(caller, { ...form.fields, image: form.files.image?.bytes }),
  ),
})
