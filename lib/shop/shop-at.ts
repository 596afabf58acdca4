import { isOpenAt, nextOpening, openUntil } from './opening-hours'
import type { ShopAnswer, ShopView } from './schema'
import { takesOrdersNow } from './slots'

/** The settings with what the clock makes of them: true for this instant only. */
export function shopAt(shop: ShopView, now: Date): ShopAnswer {
  const { hours, closures } = shop
  return {
    ...shop,
    open_now: isOpenAt(hours, closures, now),
    takes_orders_now: takesOrdersNow(shop, now),
    open_until: openUntil(hours, closures, now)?.toISOString() ?? null,
    next_opening: nextOpening(hours, closures, now)?.toISOString() ?? null,
  }
}
