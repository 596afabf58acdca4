import { addMenuItem } from '@/lib/menu/add-menu-item'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint(contract.addMenuItem, ({ caller, form, now }) =>
    addMenuItem(caller, { ...form.fields, image: form.files.image?.bytes }, now),
  ),
})
