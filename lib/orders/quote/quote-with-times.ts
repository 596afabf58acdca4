import type { Shop } from '@/lib/shop/shop'
import { isSlot, soonest, type Soonest } from '@/lib/shop/slots'
import type { ItemOnSale } from './items-on-sale'
import type { Fulfilment } from '@/lib/orders/limits'
import { quote, type Problem, type Quote, type RequestedItem } from './quote'

/** What a customer asks the price of. */
export interface OrderRequest {
  items: RequestedItem[]
  fulfilment: Fulfilment
  /** A slot of the quote; without one, as soon as possible. */
  requestedFor?: Date | null
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
  const ready = soonest(shop, { fulfilment: request.fulfilment, now })
  const quoted = quote({
    lines: request.items,
    menuItems,
    fulfilment: request.fulfilment,
    pickupMinimumRappen: shop.pickupMinimumRappen,
    largest: shop,
    zone: postcode ? zoneOf(shop, postcode) : undefined,
    orderedFor: orderedFor(request, ready, now),
    closures: shop.closures,
  })
  return { ...quoted, soonest: ready, problems: [...quoted.problems, ...timeProblems(request, ready, { shop, now })] }
}

/**
 * For which moment is ordered: what is sold only at certain hours is decided by it. At once while the kitchen takes
 * orders, however long it then takes; else the time that was chosen, or the first that there is.
 */
function orderedFor({ requestedFor }: OrderRequest, ready: Soonest | null, now: Date): Date {
  if (requestedFor) return requestedFor
  return ready === null || ready.asSoonAsPossible ? now : ready.at
}

/** The slot that the order is for: closed or paused, "as soon as possible" is an order for the first one afterwards. */
export function slotOf(
  { requestedFor }: OrderRequest,
  { soonest: ready }: Pick<QuoteWithTimes, 'soonest'>,
): Date | null {
  if (requestedFor) return requestedFor
  return ready?.asSoonAsPossible ? null : (ready?.at ?? null)
}

function timeProblems(
  request: OrderRequest,
  ready: Soonest | null,
  { shop, now }: { shop: Shop; now: Date },
): Problem[] {
  const { requestedFor: at, fulfilment } = request
  if (!at) return ready ? [] : [{ code: 'shop_closed' }]
  return isSlot(shop, { fulfilment, now }, at) ? [] : [{ code: 'slot_unavailable' }]
}

function zoneOf({ zones }: Shop, postcode: string) {
  return zones.find((served) => served.postcode === postcode) ?? null
}
