import type { CartItem, CartOption } from '@/app/_client/cart-entry'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { SoldWhen } from '@/lib/menu/sold-when'

/** What cards and rows show: the browser gets this once, and not the markup that it makes of it. */
export interface ShownItem extends CartItem {
  /** What it is called in other languages: a search finds it by them too. */
  otherNames?: string
  text: string
  /** Of a drink, in words. */
  volume?: string
  /** In words, such as "vegan". */
  diet?: string
  /** What else is to be known about it, such as "spicy". */
  tags?: string
  /** Why it cannot be had. */
  soldOut?: string
  /** If it can be had, and that at certain times only; the words are the same at every hour. */
  sold?: { when: SoldWhen; words: string }
  /** The least that it can cost, where a choice decides. */
  from?: number
  /** It cannot be ordered before something is chosen. */
  mustChoose?: true
  /** What one tap chooses of a menu item that asks, but must not be answered. */
  defaults?: CartOption[]
}

/** The price with the defaults, or the least that it can be where a choice decides. */
export function shownPrice({ price, from }: Pick<ShownItem, 'price' | 'from'>, words: { from: string }): string {
  return from === undefined ? priceOf(price) : fill(words.from, { price: priceOf(from) })
}
