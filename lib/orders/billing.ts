import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import type { FieldError } from '@/lib/i18n/catalogue'
import { Refusal } from '@/lib/platform/refusal'
import type { Fulfilment } from './limits'
import type { NewOrder } from './order'

export type Billing = Omit<BillingProfile, 'userId'>

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
  /** Where the owner takes orders without an account, a customer who gave no address needs none for a pickup. */
  orderWithoutAccount: boolean
}

/** Throws profile_incomplete with the empty fields. */
export function completeProfile(
  customer: Customer,
  saved: BillingProfile | null,
  { fulfilment, orderWithoutAccount }: Purpose,
): Billing {
  const profile = copyOf(customer, saved)
  const isDelivered = fulfilment === 'delivery'
  const needed = [
    ...contactFields,
    ...(isDelivered || !orderWithoutAccount || !saved ? addressFields : []),
    ...(isDelivered && saved?.shipToDifferentAddress ? shippingFields : []),
  ]
  const empty = needed.filter((field) => !profile[field])
  if (!saved || empty.length > 0) {
    throw new Refusal('profile_incomplete', { fields: Object.fromEntries(empty.map((field) => [field, required])) })
  }
  // A second address is always Swiss; a postcode alone is not: Graz and Landquart both have four digits.
  if (isDelivered && !saved.shipToDifferentAddress && saved.country !== 'CH') {
    throw new Refusal('profile_incomplete', { fields: { country: notServed } })
  }
  return profile as Billing
}

export function copyOf(customer: Customer, saved: BillingProfile | null): Partial<Billing> {
  const { userId: _, ...profile } = saved ?? {}
  return { ...profile, ...knownNames(customer, saved) }
}

const required: FieldError = 'required'
const notServed: FieldError = 'country_not_served'

export function deliveryPostcode(
  profile: Pick<BillingProfile, 'postcode' | 'shipToDifferentAddress' | 'shippingPostcode'>,
): string | undefined {
  return (profile.shipToDifferentAddress ? profile.shippingPostcode : profile.postcode) || undefined
}

function knownNames({ firstname, lastname, email }: Customer, saved: BillingProfile | null) {
  return {
    firstname: saved?.firstname || firstname,
    lastname: saved?.lastname || lastname,
    contactEmail: saved?.contactEmail || email,
  }
}

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
