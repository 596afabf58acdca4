import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import type { FieldFault } from '@/lib/i18n/field-faults'
import { Refusal } from '@/lib/refusal'
import { toColumns } from './column-names'
import type { Fulfilment } from './fulfilment'

const billingFields = ['firstname', 'lastname', 'contactEmail', 'phone', 'streetAddress', 'postcode', 'city'] as const
const shippingFields = [
  'shippingFirstname',
  'shippingLastname',
  'shippingStreetAddress',
  'shippingPostcode',
  'shippingCity',
] as const

/** The profile that an order copies, or a refusal that names the fields which are still empty. */
export function completeProfile(
  customer: Customer,
  saved: BillingProfile | null,
  fulfilment: Fulfilment,
): Omit<BillingProfile, 'userId'> {
  const { userId: _, ...profile } = withNames(customer, saved)
  const needsShipping = fulfilment === 'delivery' && profile.shipToDifferentAddress
  const empty = [...billingFields, ...(needsShipping ? shippingFields : [])].filter((field) => profile[field] === '')
  if (empty.length === 0) return profile
  const names = Object.keys(toColumns(Object.fromEntries(empty.map((field) => [field, '']))))
  const fields = Object.fromEntries(names.map((name): [string, FieldFault] => [name, 'required']))
  throw new Refusal('profile_incomplete', { fields })
}

/** The postcode that decides zone and fee; undefined while there is none. */
export function deliveryPostcode(
  profile: Pick<BillingProfile, 'postcode' | 'shipToDifferentAddress' | 'shippingPostcode'>,
): string | undefined {
  return (profile.shipToDifferentAddress ? profile.shippingPostcode : profile.postcode) || undefined
}

/** Names and address are prefilled from the registration until the profile says otherwise. */
function withNames({ userId, firstname, lastname, email }: Customer, saved: BillingProfile | null): BillingProfile {
  const known = saved ?? { ...emptyProfile, userId }
  return {
    ...known,
    firstname: known.firstname || firstname,
    lastname: known.lastname || lastname,
    contactEmail: known.contactEmail || email,
  }
}

const emptyProfile: Omit<BillingProfile, 'userId'> = {
  firstname: '',
  lastname: '',
  companyname: '',
  country: 'CH',
  streetAddress: '',
  addressLine2: '',
  postcode: '',
  city: '',
  contactEmail: '',
  phone: '',
  shipToDifferentAddress: false,
  shippingFirstname: '',
  shippingLastname: '',
  shippingCompanyname: '',
  shippingCountry: 'CH',
  shippingStreetAddress: '',
  shippingAddressLine2: '',
  shippingPostcode: '',
  shippingCity: '',
  orderNotes: '',
}
