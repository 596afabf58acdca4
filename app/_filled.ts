import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'
import type { Shop } from '@/lib/shop/shop'

interface Section {
  title: string
  paragraphs: string[]
}

/** The legal pages name amounts, minutes and addresses that the owner sets. */
export function filledSections(sections: Section[], shop: Shop): Section[] {
  const values = {
    shop: shop.name,
    address: `${shop.streetAddress}, ${shop.postcode} ${shop.city}`,
    email: shop.email,
    // Said and dialled as one.
    phone: shop.phone.replaceAll(' ', '\u00a0'),
    minutes: shop.cancellationMinutes,
    minimum: formatPrice(shop.pickupMinimumRappen),
  }
  return sections.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map((text) => fill(text, values)) }))
}
