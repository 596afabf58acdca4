import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { ShopView } from '@/lib/shop/schema'

interface Section {
  title: string
  paragraphs: string[]
}

/** The legal pages name amounts, minutes and addresses that the owner sets. */
export function filledSections(sections: Section[], shop: ShopView): Section[] {
  const values = {
    shop: shop.name,
    address: `${shop.street_address}, ${shop.postcode} ${shop.city}`,
    email: shop.email,
    phone: shop.phone,
    minutes: shop.cancellation_minutes,
    minimum: priceOf(shop.pickup_minimum),
  }
  return sections.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map((text) => fill(text, values)) }))
}
