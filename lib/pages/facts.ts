import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { kindsInWords, type PaymentOffer } from '@/lib/platform/payment-offer'
import { formatPrice } from '@/lib/platform/values/money'
import { calendarDayOf } from '@/lib/platform/values/time'
import { isLiableOn, type VatLiability } from '@/lib/platform/values/vat-liability'
import type { FactName } from './rich-text'

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
  preorderCancellationMinutes: number
  rejectAfterMinutes: number
  pickupMinimumRappen: number
  /** The smallest of the zones; null: no delivery. */
  deliveryMinimumRappen: number | null
  online: PaymentOffer | null
  orderWithoutAccount: boolean
}

/** Facts about VAT are empty where the shop is not liable today. */
export function factsOf(shop: FactSource, language: Language, today = calendarDayOf(new Date())): Facts {
  const { checkout, terms } = texts(language).shop
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
    phone: shop.phone.replaceAll(' ', '\u00a0'),
    minutes: String(shop.cancellationMinutes),
    preorder_minutes: unlessOff(shop.preorderCancellationMinutes),
    reject_minutes: unlessOff(shop.rejectAfterMinutes),
    minimum: shop.pickupMinimumRappen === 0 ? '' : formatPrice(shop.pickupMinimumRappen),
    delivery_minimum: shop.deliveryMinimumRappen === null ? '' : formatPrice(shop.deliveryMinimumRappen),
    online: kindsInWords(shop.online, checkout.paying).join(', '),
    account: terms.account[shop.orderWithoutAccount ? 'optional' : 'needed'],
  }
}

function unlessOff(minutes: number): string {
  return minutes === 0 ? '' : String(minutes)
}
