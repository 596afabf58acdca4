import { formatPrice } from '@/lib/platform/money'
import { calendarDayOf } from '@/lib/platform/time'
import { isLiableOn, type VatLiability } from '@/lib/platform/vat-liability'

/** What a text may name in braces, so that it follows the settings: `{shop}`. */
export const factNames = [
  'shop',
  'owner',
  'vat_number',
  'street',
  'place',
  'city',
  'address',
  'email',
  'phone',
  'minutes',
  'minimum',
  'delivery_minimum',
] as const

export type FactName = (typeof factNames)[number]

/** Empty where the owner has set none. */
export type Facts = Record<FactName, string>

export interface FactSource extends VatLiability {
  name: string
  ownerName: string
  streetAddress: string
  postcode: string
  city: string
  email: string
  phone: string
  cancellationMinutes: number
  pickupMinimumRappen: number
  /** The smallest of the zones; null where none is served. */
  deliveryMinimumRappen: number | null
}

export function isFactName(value: string): value is FactName {
  return factNames.some((name) => name === value)
}

/** As they are today: what a text says of VAT is left out where the shop is not liable to it. */
export function factsOf(shop: FactSource, today = calendarDayOf(new Date())): Facts {
  const place = `${shop.postcode} ${shop.city}`.trim()
  return {
    shop: shop.name,
    owner: shop.ownerName,
    vat_number: isLiableOn(shop, today) ? shop.vatNumber : '',
    street: shop.streetAddress,
    place,
    city: shop.city,
    address: [shop.streetAddress, place].filter(Boolean).join(', '),
    email: shop.email,
    // Said and dialled as one.
    phone: shop.phone.replaceAll(' ', '\u00a0'),
    minutes: String(shop.cancellationMinutes),
    minimum: formatPrice(shop.pickupMinimumRappen),
    delivery_minimum: shop.deliveryMinimumRappen === null ? '' : formatPrice(shop.deliveryMinimumRappen),
  }
}
