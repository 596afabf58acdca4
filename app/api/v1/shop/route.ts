import { currentShop } from '@/lib/shop/current-shop'
import { shopAt } from '@/lib/shop/shop-at'
import { updateShop } from '@/lib/shop/update-shop'
import { contract } from '../contract'
import { endpoint } from '../_http/endpoint'
import { methods } from '../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(contract.getShop, async ({ now }) => shopAt(await currentShop(), now)),
  PUT: endpoint(contract.updateShop, async ({ caller, body, now }) => shopAt(await updateShop(caller, body), now)),
})
