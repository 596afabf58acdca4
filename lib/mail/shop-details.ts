import type { ShopDetails } from '@/emails/content'
import type { Db, Tx } from '@/lib/platform/db'
import { publicOrigin } from '@/lib/platform/env'

/** What stands at the end of every mail, as the owner has set it at this moment. */
export async function findShopDetails(tx: Tx | Db): Promise<ShopDetails> {
  const shop = await tx.shop.findFirst({ select: { name: true, email: true, phone: true } })
  const origin = publicOrigin()
  return { shopName: shop?.name ?? '', origin, email: shop?.email ?? '', phone: shop?.phone ?? '' }
}
