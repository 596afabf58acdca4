import type { CartChoice } from '@/app/_client/cart-entry'

const byItem = new Map<string, CartChoice>()

/** What was chosen in a sheet that was closed, until it is added or the page is loaded anew. */
export function keptChoice(itemId: string): CartChoice | undefined {
  return byItem.get(itemId)
}

export function keepChoice(itemId: string, { options, note }: CartChoice): void {
  byItem.set(itemId, { options, note })
}

export function forgetChoice(itemId: string): void {
  byItem.delete(itemId)
}
