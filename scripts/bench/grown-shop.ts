import { inDatabase, withConnection } from '../launch/database/connection'
import { freePorts } from '../launch/ports'
import { fillMenu } from './bench-data'
import { copyDatabase } from './bench-shop'
import type { Contender } from './contest'
import { request } from './load/load-generator'
import { addOpenOrders } from './open-orders'
import { shopOrders } from './order-requests'
import { addPastOrders, addRegular, someOrderIds } from './past-orders'
import type { ShopAlone } from './run-bench'
import { mailsAreSent } from './sent-mails'
import { signIn, signInRegular } from './sign-in'

export interface Size {
  menuItems: number
  orders: number
  customers: number
}

/** Of a Friday evening; every shop has them. */
export const openOrders = 60
const ordersOfRegular = 20

/** A page, and who looks at it. */
export interface Viewed {
  path: string
  headers: Record<string, string>
}

export type GrownShop = Awaited<ReturnType<typeof openShopOfSize>>

/** A shop of its own on a copy of the bench's database, and what is asked of it. */
export async function openShopOfSize({ running, shop }: ShopAlone, name: string, size: Size) {
  await copyDatabase(shop.databaseUrl, name)
  const url = inDatabase(shop.databaseUrl, name)
  const { ids, regular } = await withConnection(url, async (client) => {
    await fillMenu(client, size.menuItems)
    await addPastOrders(client, size.orders, size)
    await addOpenOrders(client, openOrders)
    return { ids: await someOrderIds(client), regular: await addRegular(client, ordersOfRegular) }
  })
  const [port = 0] = await freePorts(1)
  const { pid } = running.add(await shop.start({ DATABASE_URL: inDatabase(shop.appUrl, name) }, port))
  const office = { Cookie: await signIn(shop, port) }
  const customer = { Cookie: await signInRegular(shop, port, regular) }
  const asked = (path: string): Contender => ({ port, requests: [request(path, { headers: office })] })
  return {
    port,
    url,
    pid,
    tracking: { port, requests: ids.map((id) => request(`/api/v1/userorder/order/${id}`)) },
    board: asked('/api/v1/orders/board'),
    orders: { port, requests: shopOrders(shop), settle: () => mailsAreSent(url) },
    users: asked('/api/v1/users'),
    search: asked('/api/v1/users?search=anna'),
    customers: asked('/admin/customers?q=anna'),
    pages: {
      board: { path: '/admin/orders', headers: office },
      dashboard: { path: '/admin/dashboard', headers: office },
      // The same dish in every shop: what differs is how many stand beside it.
      dish: { path: `/de/dish/${shop.menuItems[0]?.id}`, headers: {} },
      tracking: { path: `/de/track/${regular.order}`, headers: customer },
      profile: { path: '/de/profile', headers: customer },
    } satisfies Record<string, Viewed>,
  }
}
