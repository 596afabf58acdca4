import { changeUser } from '@/lib/accounts/users/change-user'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.changeUser, ({ caller, params, body, now }) => changeUser(caller, params.id, body, now)),
})
