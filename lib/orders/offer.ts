import type { ShopView } from '@/lib/shop/schema'
import { isSlot, soonest, type Soonest } from '@/lib/shop/slots'
import type { Fulfilment } from './fulfilment'
import type { SoldDish } from './order-basis'
import { quote, type Problem, type Quote, type RequestedLine } from './quote'
import type { RequestedItem } from './schema'

export interface Wish {
  items: RequestedItem[]
  fulfilment: Fulfilment
  requested_for?: Date | null | undefined
}

export interface Offer extends Quote<SoldDish> {
  /** When it would be ready without a wish; null: there is no opening. */
  soonest: Soonest | null
}

interface Circumstances {
  shop: ShopView
  dishes: SoldDish[]
  /** Where a delivery goes, as far as it is known. */
  postcode: string | undefined
  now: Date
}

/** What the shop can offer for this wish at this moment: the pure quote, and whether the time is possible. */
export function offerFor(wish: Wish, { shop, dishes, postcode, now }: Circumstances): Offer {
  const quoted = quote({
    lines: wish.items.map(requestedLine),
    dishes,
    fulfilment: wish.fulfilment,
    pickupMinimumRappen: rappen(shop.pickup_minimum),
    zone: postcode ? zoneOf(shop, postcode) : undefined,
  })
  const ready = soonest(shop, { fulfilment: wish.fulfilment, now })
  return { ...quoted, soonest: ready, problems: [...quoted.problems, ...timeProblems(wish, ready, { shop, now })] }
}

function timeProblems(wish: Wish, ready: Soonest | null, { shop, now }: { shop: ShopView; now: Date }): Problem[] {
  const { requested_for: at, fulfilment } = wish
  if (!at) return ready ? [] : [{ code: 'shop_closed' }]
  return isSlot(shop, { fulfilment, now }, at) ? [] : [{ code: 'slot_unavailable' }]
}

function requestedLine({ menu_item_id, name, quantity, note, price, subtotal }: RequestedItem): RequestedLine {
  return { menuItemId: menu_item_id || undefined, name, quantity, note, priceRappen: price, subtotalRappen: subtotal }
}

function zoneOf({ zones }: ShopView, postcode: string) {
  const zone = zones.find((served) => served.postcode === postcode)
  return zone ? { feeRappen: rappen(zone.fee), minimumRappen: rappen(zone.minimum) } : null
}

function rappen(francs: number): number {
  return Math.round(francs * 100)
}
