import { pauseOrdering } from '@/lib/shop/pause-ordering'
import { shopAt } from '@/lib/shop/shop-at'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.pauseOrdering, async ({ caller, body, now }) =>
    shopAt(await pauseOrdering(caller, body, now), now),
  ),
})
