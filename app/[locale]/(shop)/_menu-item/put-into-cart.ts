import { addToCart } from '@/app/_client/cart'
import { openChooser } from '@/app/_client/chooser'
import { notify } from '@/app/_client/notices'
import type { Scope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { cartItemOf, type ShownItem } from './shown-item'

/** One tap; where something must be chosen, it opens the questions first. */
export function putIntoCart(item: ShownItem, quantity: number, words: Scope['words']): void {
  if (item.mustChoose) return openChooser({ item: cartItemOf(item), quantity })
  addToCart(cartItemOf(item), quantity, { options: item.defaults })
  notify(fill(words.added, { item: item.name }))
}
