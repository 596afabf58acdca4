import { addToCart, type CartItem } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

export function putIntoCart(item: CartItem, quantity: number, words: Pick<Texts['island'], 'added'>): void {
  addToCart(item, quantity)
  notify(fill(words.added, { item: item.name }))
}
