import { findProfile } from '@/lib/accounts/profile/profile'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.findProfile, ({ caller }) => findProfile(caller)),
})
