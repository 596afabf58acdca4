import { contract } from '../contract'
import { openApiOf } from '../_http/openapi'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.openapi, () => openApiOf(contract)),
})
