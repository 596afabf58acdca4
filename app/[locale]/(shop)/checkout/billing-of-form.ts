import { textOf } from '@/app/_client/form'
import type { Billing } from '@/lib/accounts/billing'

const texts = [
  'firstname',
  'lastname',
  'companyname',
  'street_address',
  'address_line2',
  'postcode',
  'city',
  'contact_email',
  'phone',
] as const
const shippingTexts = [
  'shipping_firstname',
  'shipping_lastname',
  'shipping_companyname',
  'shipping_street_address',
  'shipping_address_line2',
  'shipping_postcode',
  'shipping_city',
] as const

/** What PUT updateprofile is told. A shipping address that is not on the screen is left as it is stored. */
export function billingOfForm(data: FormData): Partial<Billing> {
  const shown = data.has('shipping_postcode') ? [...texts, ...shippingTexts] : texts
  const billing: Partial<Billing> = Object.fromEntries(shown.map((name) => [name, textOf(data, name)]))
  // Without a second address on the screen the box would promise one that nobody has seen.
  const ship_to_different_address = data.has('ship_to_different_address') && data.has('shipping_postcode')
  return { ...billing, country: 'Switzerland', ship_to_different_address }
}
