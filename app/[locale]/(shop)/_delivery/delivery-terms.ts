import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { ShopView } from '@/lib/shop/schema'

type Terms = Pick<
  ShopView,
  'zones' | 'lead_time_minutes' | 'delivery_extra_minutes' | 'extra_lead_minutes' | 'extra_lead_until'
>

/** Whether the shop delivers to a postcode, and if so for how much, from which amount, and how soon. */
export function deliveryAnswer(shop: Terms, postcode: string, words: Texts['delivery'], now = new Date()): string {
  const zone = shop.zones.find((served) => served.postcode === postcode)
  if (!zone) return fill(words.no, { postcode })
  return fill(words.yes, {
    place: `${postcode} ${zone.city}`,
    fee: zone.fee === 0 ? words.free : priceOf(zone.fee),
    minimum: priceOf(zone.minimum),
    minutes: deliveryMinutes(shop, now),
  })
}

function deliveryMinutes(shop: Terms, now: Date): number {
  const isBusy = shop.extra_lead_until !== null && Date.parse(shop.extra_lead_until) > now.getTime()
  return shop.lead_time_minutes + shop.delivery_extra_minutes + (isBusy ? shop.extra_lead_minutes : 0)
}
