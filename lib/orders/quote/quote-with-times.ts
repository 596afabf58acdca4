import type { Shop } from '@/lib/shop/shop'
import { isSlot, soonest, type Soonest } from '@/lib/shop/slots'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import type { ItemOnSale } from './quote-inputs'
import { quote, type Problem, type Quote, type RequestedLine } from './quote'
import type { RequestedItem } from '@/lib/orders/schema'

export interface OrderRequest {
  items: RequestedItem[]
  fulfilment: Fulfilment
  requested_for?: Date | null | undefined
}

export interface QuoteWithTimes extends Quote<ItemOnSale> {
  /** When it would be ready if no time is requested; null: there is no opening. */
  soonest: Soonest | null
}

interface Circumstances {
  shop: Shop
  menuItems: ItemOnSale[]
  /** Where a delivery goes, as far as it is known. */
  postcode: string | undefined
  now: Date
}

/** The pure quote, and whether the requested time is possible at this moment. */
export function quoteWithTimes(
  request: OrderRequest,
  { shop, menuItems, postcode, now }: Circumstances,
): QuoteWithTimes {
  const quoted = quote({
    lines: request.items.map(requestedLine),
    menuItems,
    fulfilment: request.fulfilment,
    pickupMinimumRappen: shop.pickupMinimumRappen,
    zone: postcode ? zoneOf(shop, postcode) : undefined,
  })
  const ready = soonest(shop, { fulfilment: request.fulfilment, now })
  return { ...quoted, soonest: ready, problems: [...quoted.problems, ...timeProblems(request, ready, { shop, now })] }
}

function timeProblems(
  request: OrderRequest,
  ready: Soonest | null,
  { shop, now }: { shop: Shop; now: Date },
): Problem[] {
  const { requested_for: at, fulfilment } = request
  if (!at) return ready ? [] : [{ code: 'shop_closed' }]
  return isSlot(shop, { fulfilment, now }, at) ? [] : [{ code: 'slot_unavailable' }]
}

function requestedLine({ menu_item_id, name, quantity, note, price, subtotal }: RequestedItem): RequestedLine {
  return { menuItemId: menu_item_id || undefined, name, quantity, note, priceRappen: price, subtotalRappen: subtotal }
}

function zoneOf({ zones }: Shop, postcode: string) {
  return zones.find((served) => served.postcode === postcode) ?? null
}
