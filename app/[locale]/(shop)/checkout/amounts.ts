import type { Cart } from '@/app/_client/cart/cart'
import type { Country } from '@/lib/accounts/country'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'
import type { CancellationRule } from '@/lib/orders/cancellable-until'
import type { Fulfilment } from '@/lib/orders/limits'
import { type LargestOrder, sumUp, termsOf } from '@/lib/orders/quote/amounts'
import type { PaymentOffer } from '@/lib/platform/payment-offer'
import type { DeliveryZone } from '@/lib/shop/shop'

export interface ShopTerms extends LargestOrder {
  pickupMinimumRappen: number
  zones: readonly DeliveryZone[]
}

export interface Mode {
  fulfilment: Fulfilment
  postcode: string
}

export type CartAmounts = ReturnType<typeof amountsOf>

/** The server's sum, computed from the prices that the customer has seen, and checked when they order. */
export function amountsOf(cart: Cart, shop: ShopTerms, { fulfilment, postcode }: Mode) {
  const { pickupMinimumRappen, zones } = shop
  const lines = Object.values(cart).map(({ item, quantity }) => ({
    quantity,
    subtotalRappen: item.priceRappen * quantity,
  }))
  const terms = termsOf({ fulfilment, pickupMinimumRappen, zone: zoneOf(zones, postcode) })
  const amounts = sumUp(lines, terms, shop)
  return { ...amounts, problems: [...terms.problems, ...amounts.problems] }
}

/** Undefined while the postcode is incomplete, null outside of the delivery area. */
function zoneOf(zones: readonly DeliveryZone[], postcode: string) {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return zones.find((candidate) => candidate.postcode === postcode) ?? null
}

export interface CheckoutProps {
  profile: Billing
  countries: Country[]
  terms: ShopTerms & CancellationRule & { address: string }
  words: Texts['checkout']
  changeWords: Texts['cart']
  deliveryWords: Texts['delivery']
  statuses: Texts['order']['statuses']
  accountWords: Texts['account']
  /** Of a pickup it asks for name, phone and e-mail alone, and a password is optional. */
  isShort: boolean
  isNewcomer: boolean
  /** What the shop offers beside cash; null: nothing. */
  offer: PaymentOffer | null
}
