import type { Customer } from '@/lib/accounts/caller'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'

export type Profile = Omit<BillingProfile, 'userId'>

const omit = { userId: true } as const

export async function findProfile({ userId, firstname, lastname, email }: Customer): Promise<Profile> {
  const saved = await db().billingProfile.findUnique({ where: { userId }, omit })
  return saved ?? { ...blankProfile, firstname, lastname, contactEmail: email }
}

export async function saveProfile({ userId }: Customer, changes: Partial<Profile>): Promise<Profile> {
  return db().billingProfile.upsert({ where: { userId }, create: { userId, ...changes }, update: changes, omit })
}

export const blankProfile: Profile = {
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
