import { saveProfile } from '@/lib/accounts/profile/profile'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: endpoint(contract.updateProfile, ({ caller, body }) => saveProfile(caller, body)),
})
