import { useScope } from '@/app/_client/scope'
import { useIsMounted } from '@/app/_client/mounted'
import { posterTints, type PosterTint } from '@/app/_ui/poster-tint'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished, type OrderStatus } from '@/lib/orders/status'
import { calendarDayOf } from '@/lib/platform/time'

const tints: Record<OrderStatus, PosterTint> = {
  received: 'saffron',
  accepted: 'saffron',
  preparing: 'salmon',
  ready: 'green',
  out_for_delivery: 'sky',
  completed: 'green',
  rejected: 'sand',
  cancelled: 'sand',
}

interface Props {
  order: TrackedOrder
  words: Texts['order']
  isConnected: boolean
}

export function Poster({ order, words, isConnected }: Props) {
  const { language } = useScope()
  const isMounted = useIsMounted()
  const { order_status: status } = order
  const time = timeWords(order, words, language)
  return (
    <header className={`on-poster text-poster-ink ${posterTints[tints[status]]}`}>
      <div className="page py-12 md:py-20">
        <h1 className="flex flex-wrap items-baseline gap-x-4 text-2xl font-extrabold tracking-tight tabular-nums">
          {fill(words.title, { number: order.number })}
          <span className="text-base font-normal tracking-normal">{order.short_number}</span>
          {!isFinished(status) && isMounted && (
            <span className="flex items-center gap-2 text-base font-normal">
              <span
                aria-hidden="true"
                className={`bg-poster-ink size-2.5 rounded-full ${isConnected ? 'animate-breathe' : 'opacity-30'}`}
              />
              {isConnected ? words.live : words.reconnecting}
            </span>
          )}
        </h1>
        <div role="status">
          <p
            key={status}
            className="animate-rise mt-3 text-3xl font-extrabold tracking-[-0.05em] hyphens-auto md:text-[clamp(5rem,12vw,10rem)] md:leading-[0.95]"
          >
            {words.statuses[status]}
          </p>
          <p className="mt-5 text-lg">{statusText(order, words)}</p>
          {order.reason && <p className="mt-1 text-lg">{words.reasons[order.reason]}</p>}
          {order.text && <p className="mt-1 text-lg">«{order.text}»</p>}
        </div>
        {time && <p className="price mt-6 text-xl md:text-2xl">{time}</p>}
      </div>
    </header>
  )
}

/** Of a pre-order nobody says that it is the next one in the kitchen. */
function statusText({ order_status: status, requested_for }: TrackedOrder, words: Texts['order']): string {
  const isWaiting = status === 'received' || status === 'accepted'
  return requested_for && isWaiting ? words.preorderTexts[status] : words.statusTexts[status]
}

function timeWords(order: TrackedOrder, words: Texts['order'], language: Language): string | null {
  const { order_status: status, promised_for, requested_for, fulfilment } = order
  if (isFinished(status) || status === 'ready') return null
  if (promised_for) {
    const time = dayAndTime(new Date(promised_for), order, language)
    return fill(fulfilment === 'delivery' ? words.readyDelivery : words.ready, { time })
  }
  return requested_for ? fill(words.readyAbout, { time: dayAndTime(new Date(requested_for), order, language) }) : null
}

/** The day is said only where it is not the day of the order. */
function dayAndTime(at: Date, { created_at }: TrackedOrder, language: Language): string {
  const isSameDay = calendarDayOf(at) === calendarDayOf(new Date(created_at))
  return isSameDay ? formatTime(at, language) : formatDateTime(at, language)
}
