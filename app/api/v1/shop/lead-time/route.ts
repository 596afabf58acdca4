import { extendLeadTime } from '@/lib/shop/extend-lead-time'
import { shopAt } from '@/lib/shop/shop-at'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.extendLeadTime, async ({ caller, body, now }) =>
    shopAt(await extendLeadTime(caller, body, now), now),
  ),
})
