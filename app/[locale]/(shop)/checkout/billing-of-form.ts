import type { Body } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import type { Billing } from '@/lib/accounts/profile/billing'

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

export const addressFields = ['street_address', 'postcode', 'city'] as const

/** An address of which a part was typed has to be whole. */
export function hasAddress(billing: Pick<Billing, (typeof addressFields)[number]>): boolean {
  return addressFields.some((name) => billing[name] !== '')
}

/** A shipping address that is not on the screen stays as it is stored. */
export function billingOfForm(data: FormData): Body<'PUT user/updateprofile'> {
  const billing = { ...textsOf(data, texts), country: textOf(data, 'country') || 'Switzerland' }
  // A ticked box without visible address fields must not reuse an unseen address.
  if (!data.has('shipping_postcode')) return { ...billing, ship_to_different_address: false }
  const ship_to_different_address = data.has('ship_to_different_address')
  return { ...billing, ...textsOf(data, shippingTexts), ship_to_different_address }
}

function textsOf<Name extends string>(data: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<Name, string>
}
