import { listOrders } from '@/lib/orders/read/list-orders'
import { contract } from '../contract'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'
import { linkToNext } from '../_http/next-page'
import { reply } from '../_http/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.listOrders, async ({ caller, query, request }) => {
    const { items, next } = await listOrders(caller, query)
    return reply(items, { headers: linkToNext(request, next) })
  }),
})
