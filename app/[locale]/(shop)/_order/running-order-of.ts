import type { PageLocale } from '@/app/_locale'
import type { Shop } from '@/lib/shop/shop'
import type { ShopContact } from './at-hand'
import type { RunningOrderProps } from './running-card'

export function contactOf({ name, phone, streetAddress, postcode, city, vatNumber }: Shop): ShopContact {
  return { name, phone, vatNumber, address: [streetAddress, `${postcode} ${city}`] }
}

/** What the card of a running order needs; no more, because it travels with the page. */
export function runningOrderOf(shop: Shop, { home, order }: PageLocale['t']): RunningOrderProps {
  const { statuses, times, directions, callShop } = order
  const { running, toOrder } = home
  return { shop: contactOf(shop), words: { running, toOrder, statuses, times, directions, callShop } }
}
