import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'

type DueWords = Pick<AdminTexts['board'], 'cash' | 'cashRest' | 'paid' | 'paidOnline'>

/** Less what went back. */
export function isPaidOnline({ payment }: Pick<BoardOrder, 'payment'>): boolean {
  return payment !== null && payment.paidOnlineRappen > payment.sentBackRappen
}

/** What is to be collected at the hand-over, for cooks and drivers. */
export function dueText(toCollectRappen: number, { isOnline, words }: { isOnline: boolean; words: DueWords }): string {
  if (toCollectRappen === 0) return isOnline ? words.paidOnline : words.paid
  return fill(isOnline ? words.cashRest : words.cash, { amount: formatPrice(toCollectRappen) })
}
