import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import type { Shop, ShopChanges } from '@/lib/shop/shop'
import { updateShop } from '@/lib/shop/update-shop'
import { retaxOpenOrders } from '@/lib/orders/advance/retax-order'

/** The settings, and the VAT of what is open where it follows from them. */
export async function changeSettings(
  manager: Manager,
  changes: ShopChanges & Expected,
  now = new Date(),
): Promise<Shop> {
  const shop = await updateShop(manager, changes, now)
  // Also where they stay as they are: the first attempt may have been cut off in between.
  if (['vatNumber', 'vatLiableFrom', 'vatRates'].some((name) => name in changes)) await retaxOpenOrders(shop, now)
  return shop
}
