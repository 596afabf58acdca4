import type { CartItem } from '@/app/_client/cart'
import type { SoldWhen } from '@/lib/menu/sold-when'

/** What cards and rows show: the browser gets this once, and not the markup that it makes of it. */
export interface ShownItem extends CartItem {
  text: string
  /** In words, such as "vegan". */
  diet?: string
  /** What else is to be known about it, such as "spicy". */
  tags?: string
  /** Why it cannot be had. */
  soldOut?: string
  /** If it can be had, and that at certain times only; the words are the same at every hour. */
  sold?: { when: SoldWhen; words: string }
}

/** What the cart keeps of it. */
export function cartItemOf({ id, name, price, image, minimum_age }: ShownItem): CartItem {
  return { id, name, price, image, minimum_age }
}
