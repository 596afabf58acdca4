import type { PosterTint } from '@/app/_ui/tint'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { timeWords } from '@/lib/orders/time-words'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { LargestOrder } from '@/lib/orders/quote/quote'
import { type OrderStatus, isFinished } from '@/lib/orders/status'
import { formatPrice } from '@/lib/platform/money'

export const statusTints: Record<OrderStatus, PosterTint> = {
  received: 'saffron',
  accepted: 'saffron',
  preparing: 'salmon',
  ready: 'green',
  out_for_delivery: 'sky',
  completed: 'green',
  rejected: 'sand',
  cancelled: 'sand',
}

type Timed = Pick<
  TrackedOrder,
  'order_status' | 'promised_for' | 'requested_for' | 'quoted_for' | 'fulfilment' | 'created_at'
>

/** When it is there, as far as anybody has said. */
export function promisedTime(order: Timed, times: Texts['order']['times'], language: Language): string | null {
  const { order_status: status, promised_for, requested_for, quoted_for, fulfilment } = order
  const moment = promised_for ?? requested_for ?? quoted_for
  if (!moment || isFinished(status) || status === 'ready') return null
  const words = times[promised_for ? fulfilment : requested_for ? 'wanted' : 'quoted']
  return timeWords(new Date(moment), { orderedAt: new Date(order.created_at), words, language })
}

/** What is said where an order has become larger than the shop takes at once. */
export function tooLargeInWords({ largestOrderRappen, largestOrderPieces }: LargestOrder, words: string): string {
  return fill(words, { amount: formatPrice(largestOrderRappen), pieces: largestOrderPieces })
}
