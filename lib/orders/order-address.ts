import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import type { FieldError } from '@/lib/i18n/catalogue'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Fulfilment } from './limits'
import type { NewOrder, OrderRecord } from './order'

export interface Address {
  firstname: string
  lastname: string
  companyname: string
  streetAddress: string
  addressLine2: string
  postcode: string
  city: string
  country: string
}

/** Where the food goes. */
export function deliveryAddress(order: NewOrder): Address {
  if (!order.shipToDifferentAddress) return billingAddress(order)
  return {
    firstname: order.shippingFirstname,
    lastname: order.shippingLastname,
    companyname: order.shippingCompanyname,
    streetAddress: order.shippingStreetAddress,
    addressLine2: order.shippingAddressLine2,
    postcode: order.shippingPostcode,
    city: order.shippingCity,
    country: order.shippingCountry,
  }
}

/** Of the bill. */
export function billingAddress(order: NewOrder): Address {
  return {
    firstname: order.firstname,
    lastname: order.lastname,
    companyname: order.companyname,
    streetAddress: order.streetAddress,
    addressLine2: order.addressLine2,
    postcode: order.postcode,
    city: order.city,
    country: order.country,
  }
}

/**
 * Where mails about an order go: the address that the customer's account has confirmed. What was typed as his contact may
 * be anybody's, and mails nobody. Null: there is no account any more.
 */
export async function accountAddressOf(
  tx: Tx,
  { customerId }: Pick<OrderRecord, 'customerId'>,
): Promise<string | null> {
  if (customerId === null) return null
  const account = await tx.user.findUnique({ where: { id: customerId }, select: { email: true } })
  return account?.email ?? null
}

export type Billing = Omit<BillingProfile, 'userId'>

// What an order cannot do without.
const contactFields = ['firstname', 'lastname', 'contactEmail', 'phone'] as const
const addressFields = ['streetAddress', 'postcode', 'city'] as const
const shippingFields = [
  'shippingFirstname',
  'shippingLastname',
  'shippingStreetAddress',
  'shippingPostcode',
  'shippingCity',
] as const

interface Purpose {
  fulfilment: Fulfilment
  /** Where the owner takes orders without an account, whoever fetches his food is asked for no address. */
  orderWithoutAccount: boolean
}

/** The profile that an order copies, or a refusal that names the fields which are still empty. */
export function completeProfile(
  customer: Customer,
  saved: BillingProfile | null,
  { fulfilment, orderWithoutAccount }: Purpose,
): Billing {
  const known = copyOf(customer, saved)
  const isDelivered = fulfilment === 'delivery'
  const needed = [
    ...contactFields,
    ...(isDelivered || !orderWithoutAccount ? addressFields : []),
    ...(isDelivered && saved?.shipToDifferentAddress ? shippingFields : []),
  ]
  const empty = needed.filter((field) => !known[field])
  if (!saved || empty.length > 0) {
    throw new Refusal('profile_incomplete', { fields: Object.fromEntries(empty.map((field) => [field, required])) })
  }
  // A second address is always Swiss; a postcode alone is not: Graz and Landquart both have four digits.
  if (isDelivered && !saved.shipToDifferentAddress && saved.country !== 'CH') {
    throw new Refusal('profile_incomplete', { fields: { country: notServed } })
  }
  return known as Billing
}

/** What an order takes from the profile as it is now, complete or not. */
export function copyOf(customer: Customer, saved: BillingProfile | null): Partial<Billing> {
  const { userId: _, ...profile } = saved ?? {}
  return { ...profile, ...knownNames(customer, saved) }
}

const required: FieldError = 'required'
const notServed: FieldError = 'country_not_served'

/** The postcode that decides zone and fee; undefined while there is none. */
export function deliveryPostcode(
  profile: Pick<BillingProfile, 'postcode' | 'shipToDifferentAddress' | 'shippingPostcode'>,
): string | undefined {
  return (profile.shipToDifferentAddress ? profile.shippingPostcode : profile.postcode) || undefined
}

/** Until the profile says otherwise, names and e-mail are those of the registration. */
function knownNames({ firstname, lastname, email }: Customer, saved: BillingProfile | null) {
  return {
    firstname: saved?.firstname || firstname,
    lastname: saved?.lastname || lastname,
    contactEmail: saved?.contactEmail || email,
  }
}
