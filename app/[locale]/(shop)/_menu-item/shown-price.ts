import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { ShownItem } from './shown-item'

/** The price with the defaults, or the least that it can be where a choice decides. */
export function shownPrice({ price, from }: Pick<ShownItem, 'price' | 'from'>, words: { from: string }): string {
  return from === undefined ? priceOf(price) : fill(words.from, { price: priceOf(from) })
}
