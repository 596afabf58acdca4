import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Cart } from './cart'
import type { QuotedLines } from './quote'

/** The cart as it is read in this language: what the kitchen has not answered yet is called as when it was chosen. */
export function namedCart(cart: Cart, lines: QuotedLines, language: Language): Cart {
  const entries = Object.entries(cart).map(([key, entry]) => {
    const line = lines.get(key)?.line
    return [key, line ? { ...entry, item: { ...entry.item, name: answeredNameIn(line, language) } } : entry] as const
  })
  return Object.fromEntries(entries)
}
