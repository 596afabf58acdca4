import type { QuoteAnswer } from '@/lib/orders/answers'
import { acceptPrice, type Cart } from './cart'

export interface PriceChange {
  itemId: string
  name: string
  before: number
  now: number
}

/** Why a line cannot be had: for today, or because it left the menu. */
export type Gone = 'sold_out' | 'unknown'

export interface CartChanges {
  prices: PriceChange[]
  /** By the key of the cart's entry. */
  gone: ReadonlyMap<string, Gone>
}

/** How the menu differs from what lies in the cart. */
export function changesOf(cart: Cart, quote: QuoteAnswer | null): CartChanges {
  const gone = new Map<string, Gone>()
  const prices: PriceChange[] = []
  if (!quote) return { prices, gone }
  const soldOut = new Set(quote.problems.flatMap(({ code, item }) => (code === 'item_sold_out' && item ? [item] : [])))
  for (const [key, { item }] of Object.entries(cart)) {
    const { id: itemId, name, price: before } = item
    const line = quote.lines.find(({ menu_item_id }) => menu_item_id === itemId)
    if (!line) {
      if (isAskedAbout(quote, name)) gone.set(key, 'unknown')
    } else if (soldOut.has(line.name)) gone.set(key, 'sold_out')
    else if (line.price !== before) prices.push({ itemId, name, before, now: line.price })
  }
  return { prices, gone }
}

/** The customer has seen them and agrees. */
export function acceptPrices(prices: PriceChange[]): void {
  for (const { itemId, now } of prices) acceptPrice(itemId, now)
}

// A menu item that was added a moment ago is missing only because the quote is older than it.
function isAskedAbout(quote: QuoteAnswer, name: string): boolean {
  return quote.problems.some(({ code, item }) => code === 'item_unknown' && item === name)
}
