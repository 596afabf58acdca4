import { db, Prisma } from '@/lib/platform/db'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import type { Billing, BillingInput } from './billing'
import type { Customer } from '@/lib/accounts/caller'

/** Before the first save it shows what the registration knows. */
export async function findProfile(customer: Customer): Promise<Billing> {
  const saved = await db().billingProfile.findUnique({ where: { userId: customer.userId } })
  return shown(saved ?? unsaved(customer))
}

export async function saveProfile(customer: Customer, input: BillingInput): Promise<Billing> {
  const data = stored(input)
  const { userId } = customer
  const saved = await db().billingProfile.upsert({ where: { userId }, create: { userId, ...data }, update: data })
  return shown(saved)
}

function unsaved({ firstname, lastname, email }: Customer): Partial<BillingProfile> {
  return { firstname, lastname, contactEmail: email }
}

function stored(input: BillingInput) {
  return {
    firstname: input.firstname,
    lastname: input.lastname,
    companyname: input.companyname,
    country: input.country,
    streetAddress: input.street_address,
    addressLine2: input.address_line2,
    postcode: input.postcode,
    city: input.city,
    contactEmail: input.contact_email,
    phone: input.phone,
    shipToDifferentAddress: input.ship_to_different_address,
    shippingFirstname: input.shipping_firstname,
    shippingLastname: input.shipping_lastname,
    shippingCompanyname: input.shipping_companyname,
    shippingStreetAddress: input.shipping_street_address,
    shippingAddressLine2: input.shipping_address_line2,
    shippingPostcode: input.shipping_postcode,
    shippingCity: input.shipping_city,
    orderNotes: input.order_notes,
  } satisfies Prisma.BillingProfileUpdateInput
}

function shown(saved: Partial<BillingProfile>): Billing {
  return {
    firstname: saved.firstname ?? '',
    lastname: saved.lastname ?? '',
    companyname: saved.companyname ?? '',
    country: 'Switzerland',
    street_address: saved.streetAddress ?? '',
    address_line2: saved.addressLine2 ?? '',
    postcode: saved.postcode ?? '',
    city: saved.city ?? '',
    contact_email: saved.contactEmail ?? '',
    phone: saved.phone ?? '',
    ship_to_different_address: saved.shipToDifferentAddress ?? false,
    shipping_firstname: saved.shippingFirstname ?? '',
    shipping_lastname: saved.shippingLastname ?? '',
    shipping_companyname: saved.shippingCompanyname ?? '',
    shipping_country: 'Switzerland',
    shipping_street_address: saved.shippingStreetAddress ?? '',
    shipping_address_line2: saved.shippingAddressLine2 ?? '',
    shipping_postcode: saved.shippingPostcode ?? '',
    shipping_city: saved.shippingCity ?? '',
    order_notes: saved.orderNotes ?? '',
  }
}
