import { afterAnswer } from '@/app/_client/after-answer'
import { addToCart } from '@/app/_client/cart'
import type { CartItem, CartOption } from '@/app/_client/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

export interface Tapped {
  item: CartItem
  quantity: number
  mustChoose: boolean
  /** What is chosen without a question; absent: nothing is asked about it. */
  defaults?: readonly CartOption[] | undefined
}

/** One tap; where something must be chosen, it opens the questions first. */
export function putIntoCart({ item, quantity, mustChoose, defaults }: Tapped, words: Pick<Texts['island'], 'added'>) {
  if (mustChoose) return openChooser({ item, quantity })
  addToCart(item, quantity, { options: defaults })
  afterAnswer(() => notify(fill(words.added, { item: item.name })))
}
