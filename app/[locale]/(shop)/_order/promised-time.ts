import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { timeWords } from '@/lib/orders/announced'

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
