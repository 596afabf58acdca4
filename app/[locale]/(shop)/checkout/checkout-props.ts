import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'
import type { ShopTerms } from './amounts'

/** What the server hands over to the browser's part of the checkout. */
export interface CheckoutProps {
  profile: Billing
  terms: ShopTerms
  words: Texts['checkout']
  changeWords: Texts['cart']
  statuses: Texts['order']['statuses']
  accountWords: Texts['account']
  /** Of somebody who is not signed in; null for a customer. */
  newcomer: Newcomer | null
}

export interface Newcomer {
  /** The owner takes orders without an account, too. */
  isPasswordOptional: boolean
}
