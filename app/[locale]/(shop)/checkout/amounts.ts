import type { Cart } from '@/app/_client/cart'
import { rappenOf } from '@/lib/platform/money'
import type { Fulfilment } from '@/lib/orders/limits'
import { quote, type LargestOrder, type Quote } from '@/lib/orders/quote/quote'
import type { DeliveryZone } from '@/lib/shop/shop'

/** What of the shop's settings a total depends on. */
export interface ShopTerms extends LargestOrder {
  pickupMinimumRappen: number
  zones: readonly DeliveryZone[]
  address: string
}

export interface Mode {
  fulfilment: Fulfilment
  /** Of the address where the food goes. */
  postcode: string
}

/**
 * The same sum that the server makes, from the prices that the customer has seen: shown at once, checked when he
 * orders.
 */
export function amountsOf(cart: Cart, terms: ShopTerms, { fulfilment, postcode }: Mode): Quote {
  const entries = Object.values(cart)
  return quote({
    // By their place: two lines of one menu item have different prices.
    lines: entries.map(({ quantity }, place) => ({ menuItemId: String(place), quantity })),
    menuItems: entries.map(({ item }, place) => ({
      id: String(place),
      name: item.name,
      priceRappen: rappenOf(item.price),
      isSoldOut: false,
      optionGroups: [],
    })),
    fulfilment,
    pickupMinimumRappen: terms.pickupMinimumRappen,
    largest: terms,
    zone: zoneOf(terms.zones, postcode),
  })
}

/** Undefined while the postcode is still being typed, null where we do not deliver. */
function zoneOf(zones: readonly DeliveryZone[], postcode: string) {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return zones.find((candidate) => candidate.postcode === postcode) ?? null
}
