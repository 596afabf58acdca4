import { fill } from '@/lib/i18n/fill'
import type { LargestOrder } from '@/lib/orders/quote/quote'
import { formatPrice } from '@/lib/platform/money'

/** What is said where an order has become larger than the shop takes at once. */
export function tooLargeInWords({ largestOrderRappen, largestOrderPieces }: LargestOrder, words: string): string {
  return fill(words, { amount: formatPrice(largestOrderRappen), pieces: largestOrderPieces })
}
