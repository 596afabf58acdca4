import { rappenOf } from '@/lib/platform/money'
import type { ShopView } from '@/lib/shop/schema'
import { isSlot, soonest, type Soonest } from '@/lib/shop/slots'
import type { ItemOnSale } from './quote-inputs'
import type { OrderRequest } from '@/lib/orders/order-request'
import { quote, type Problem, type Quote } from './quote'

export interface QuoteWithTimes extends Quote<ItemOnSale> {
  /** When it would be ready if no time is requested; null: there is no opening. */
  soonest: Soonest | null
}

interface Circumstances {
  shop: ShopView
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
    lines: request.items,
    menuItems,
    fulfilment: request.fulfilment,
    pickupMinimumRappen: rappenOf(shop.pickup_minimum),
    zone: postcode ? zoneOf(shop, postcode) : undefined,
  })
  const ready = soonest(shop, { fulfilment: request.fulfilment, now })
  return { ...quoted, soonest: ready, problems: [...quoted.problems, ...timeProblems(request, ready, { shop, now })] }
}

function timeProblems(
  request: OrderRequest,
  ready: Soonest | null,
  { shop, now }: { shop: ShopView; now: Date },
): Problem[] {
  const { requestedFor: at, fulfilment } = request
  if (!at) return ready ? [] : [{ code: 'shop_closed' }]
  return isSlot(shop, { fulfilment, now }, at) ? [] : [{ code: 'slot_unavailable' }]
}

function zoneOf({ zones }: ShopView, postcode: string) {
  const zone = zones.find((served) => served.postcode === postcode)
  return zone ? { feeRappen: rappenOf(zone.fee), minimumRappen: rappenOf(zone.minimum) } : null
}
