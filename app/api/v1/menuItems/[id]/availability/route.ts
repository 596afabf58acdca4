import { setAvailability } from '@/lib/menu/set-availability'
import { contract } from '../../../contract'
import { endpoint } from '../../../_http/endpoint'
import { methods } from '../../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.setAvailability, ({ caller, params, body, now }) =>
    setAvailability(caller, params.id, body, now),
  ),
})
