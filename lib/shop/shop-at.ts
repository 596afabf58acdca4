import { isOpenAt, nextOpening, openUntil } from './opening-hours'
import type { ShopView } from './schema'
import { takesOrdersNow } from './slots'

/** What the clock makes of the settings: true for this instant only. */
export interface ShopNow {
  open_now: boolean
  /** Open, and not paused: an order is begun at once. */
  takes_orders_now: boolean
  open_until: string | null
  next_opening: string | null
}

export function shopAt(shop: ShopView, now: Date): ShopNow {
  const { hours, closures } = shop
  return {
    open_now: isOpenAt(hours, closures, now),
    takes_orders_now: takesOrdersNow(shop, now),
    open_until: openUntil(hours, closures, now)?.toISOString() ?? null,
    next_opening: nextOpening(hours, closures, now)?.toISOString() ?? null,
  }
}
