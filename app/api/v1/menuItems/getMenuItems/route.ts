import { Staff } from '@/lib/accounts/caller'
import { listMenuItems } from '@/lib/menu/queries'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.getMenuItems, ({ caller, now }) => listMenuItems({ forStaff: caller instanceof Staff }, now)),
})
