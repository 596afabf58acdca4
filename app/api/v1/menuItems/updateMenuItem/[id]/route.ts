import { updateMenuItem } from '@/lib/menu/update-menu-item'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: endpoint(contract.updateMenuItem, ({ caller, params, form, now }) =>
    updateMenuItem(caller, params.id, { ...form.fields, image: form.files.image?.bytes }, now),
  ),
})
