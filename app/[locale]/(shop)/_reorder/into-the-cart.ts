import { addToCart } from '@/app/_client/cart'
import { cartOption } from '@/app/_client/cart-entry'
import type { Repeated } from './repeat-lines'

/** What can be had again, at today's prices. */
export function intoTheCart({ quote }: Pick<Repeated, 'quote'>): void {
  for (const { menu_item_id, name, price, image, minimum_age, quantity, options, note } of quote.lines) {
    const choice = { options: options.length > 0 ? options.map(cartOption) : undefined, note }
    addToCart({ id: menu_item_id, name, price, image, minimum_age }, quantity, choice)
  }
}
