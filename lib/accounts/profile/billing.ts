import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { phoneNumber } from '@/lib/platform/values/phone'
import {
  emailAddress,
  fieldError,
  line,
  optionalLine,
  optionalParagraph,
  optionalPostcode,
  postcode,
} from '@/lib/platform/values/text'
import { anyCountry, country, shownCountry, isPostcode } from '@/lib/accounts/country'

/** Stored as "+41 44 123 45 67", so that it can be dialled from anywhere. */
export function phone() {
  return phoneNumber().transform((value) => parsePhoneNumberFromString(value, 'CH')?.formatInternational() ?? value)
}

/** Absent keeps what is stored; null empties, as some clients send it. */
function optional(schema: z.ZodType<string, string>) {
  return schema.nullish().transform((value) => (value === null ? '' : value))
}

export const shippingFields = [
  'shipping_firstname',
  'shipping_lastname',
  'shipping_street_address',
  'shipping_postcode',
  'shipping_city',
] as const

const billingFields = z.object({
  firstname: line(80),
  lastname: line(80),
  companyname: optional(optionalLine(120)),
  country: anyCountry(),
  street_address: line(160),
  address_line2: optional(optionalLine(160)),
  postcode: postcode(),
  city: line(80),
  contact_email: emailAddress(),
  phone: phone(),
  ship_to_different_address: z
    .boolean({ error: fieldError('invalid') })
    .optional()
    .meta({ description: 'For a delivery: the shipping_* address counts' }),
  shipping_firstname: optional(optionalLine(80)),
  shipping_lastname: optional(optionalLine(80)),
  shipping_companyname: optional(optionalLine(120)),
  shipping_country: country()
    .or(z.literal(''))
    .nullish()
    .transform((): 'CH' => 'CH'),
  shipping_street_address: optional(optionalLine(160)),
  shipping_address_line2: optional(optionalLine(160)),
  shipping_postcode: optional(
    optionalPostcode().refine((value) => value === '' || isPostcode(value, 'CH'), { error: fieldError('postcode') }),
  ),
  shipping_city: optional(optionalLine(80)),
  order_notes: optional(optionalParagraph(500)),
})

const billingByCountry = billingFields.refine(({ country: code, postcode: typed }) => isPostcode(typed, code), {
  path: ['postcode'],
  error: fieldError('postcode'),
  when: ({ value, issues }) =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => path?.[0] === 'postcode' || path?.[0] === 'country'),
})

export const billingInput = shippingFields
  .reduce(
    (schema, field) =>
      schema.refine((billing) => !billing.ship_to_different_address || Boolean(billing[field]), {
        path: [field],
        error: fieldError('required'),
        // Reported together with the errors of other fields, not after them.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    billingByCountry,
  )
  .meta({ id: 'BillingInput' })

export const contactInput = billingFields
  .pick({ firstname: true, lastname: true, contact_email: true, phone: true })
  .meta({ id: 'ContactInput' })

export const billing = z
  .object({
    firstname: z.string(),
    lastname: z.string(),
    companyname: z.string(),
    country: shownCountry(),
    street_address: z.string(),
    address_line2: z.string(),
    postcode: z.string(),
    city: z.string(),
    contact_email: z.string(),
    phone: z.string(),
    ship_to_different_address: z.boolean(),
    shipping_firstname: z.string(),
    shipping_lastname: z.string(),
    shipping_companyname: z.string(),
    shipping_country: shownCountry(),
    shipping_street_address: z.string(),
    shipping_address_line2: z.string(),
    shipping_postcode: z.string(),
    shipping_city: z.string(),
    order_notes: z.string(),
  })
  .meta({ id: 'Billing' })

export type Billing = z.output<typeof billing>
