import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { calendarDayOf } from '@/lib/platform/time'

type Timed = Pick<TrackedOrder, 'order_status' | 'promised_for' | 'requested_for' | 'fulfilment' | 'created_at'>

/** When it is there, as far as anybody has said; the day only where it is not the day of the order. */
export function promisedTime(order: Timed, times: Texts['order']['times'], language: Language): string | null {
  const { order_status: status, promised_for, requested_for, fulfilment } = order
  const moment = promised_for ?? requested_for
  if (!moment || isFinished(status) || status === 'ready') return null
  const at = new Date(moment)
  const { sameDay, otherDay } = times[promised_for ? fulfilment : 'wanted']
  const isSameDay = calendarDayOf(at) === calendarDayOf(new Date(order.created_at))
  return fill(isSameDay ? sameDay : otherDay, { day: dayInOnePiece(at, language), time: formatTime(at, language) })
}

/** "29. November" stays on one line. */
function dayInOnePiece(at: Date, language: Language): string {
  return formatDay(at, language).replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0')
}
