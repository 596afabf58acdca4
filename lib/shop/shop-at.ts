import { isOpenAt, nextOpening, openUntil } from './opening-hours'
import type { Shop, ShopAt } from './shop'
import { takesOrdersNow } from './slots'

/** The settings with what the clock makes of them: true for this instant only. */
export function shopAt(shop: Shop, now: Date): ShopAt {
  const { hours, closures } = shop
  return {
    ...shop,
    openNow: isOpenAt(hours, closures, now),
    takesOrdersNow: takesOrdersNow(shop, now),
    openUntil: openUntil(hours, closures, now),
    nextOpening: nextOpening(hours, closures, now),
  }
}
