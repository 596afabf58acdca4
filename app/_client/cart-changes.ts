import type { QuoteAnswer } from '@/lib/orders/answers'
import { acceptPrice, readCart, removeFromCart, type Cart } from './cart'

export type CartChange = { key: string; itemId: string; name: string } & (
  { kind: 'price'; before: number; now: number } | { kind: 'sold_out' | 'unknown' }
)

/** How the menu differs from what lies in the cart. */
export function changesOf(cart: Cart, quote: QuoteAnswer | null): CartChange[] {
  if (!quote) return []
  const soldOut = new Set(quote.problems.flatMap(({ code, item }) => (code === 'item_sold_out' && item ? [item] : [])))
  return Object.entries(cart).flatMap(([key, { item }]): CartChange[] => {
    const line = quote.lines.find(({ menu_item_id }) => menu_item_id === item.id)
    const change = { key, itemId: item.id, name: item.name }
    if (!line) return isAskedAbout(quote, item.name) ? [{ ...change, kind: 'unknown' }] : []
    if (soldOut.has(line.name)) return [{ ...change, kind: 'sold_out' }]
    return line.price === item.price ? [] : [{ ...change, kind: 'price', before: item.price, now: line.price }]
  })
}

/** The customer has seen them and agrees. */
export function acceptChanges(changes: CartChange[]): void {
  for (const change of changes) {
    if (change.kind === 'price') acceptPrice(change.itemId, change.now)
    else if (change.key in readCart()) removeFromCart(change.key)
  }
}

// A menu item that was added a moment ago is missing only because the quote is older than it.
function isAskedAbout(quote: QuoteAnswer, name: string): boolean {
  return quote.problems.some(({ code, item }) => code === 'item_unknown' && item === name)
}
