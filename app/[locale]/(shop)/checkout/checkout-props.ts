import type { Billing } from '@/lib/accounts/profile/billing'
import type { Country } from '@/lib/accounts/country'
import type { Texts } from '@/lib/i18n/texts'
import type { ShopTerms } from './amounts'

/** What the server hands over to the browser's part of the checkout. */
export interface CheckoutProps {
  profile: Billing
  countries: Country[]
  terms: ShopTerms
  words: Texts['checkout']
  changeWords: Texts['cart']
  deliveryWords: Texts['delivery']
  statuses: Texts['order']['statuses']
  accountWords: Texts['account']
  /** The owner takes orders without an account: then who fetches his food tells only who he is. */
  takesGuests: boolean
  /** Somebody who is not signed in. */
  isNewcomer: boolean
}
