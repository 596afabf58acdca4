import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { mostOfOneItem } from '@/lib/orders/limits'
import { isCartStored } from './cart'
import { notify } from '../notices'

export type AddedWords = Pick<Texts['island'], 'added' | 'addedNotKept' | 'lineFull'>

/** The specification's alert; the cart shows the rest. */
export function tellAdded(item: string, isWhole: boolean, words: AddedWords): void {
  if (!isWhole) return notify(fill(words.lineFull, { item, most: String(mostOfOneItem) }))
  if (!isCartStored()) return notify(fill(words.addedNotKept, { item }))
  notify(fill(words.added, { item }), 'status', { isBrief: true })
}
