import type { PageLocale } from '@/app/_locale'
import type { PosterTint } from '@/app/_ui/tint'
import { fill, pick } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { LargestOrder } from '@/lib/orders/quote/amounts'
import { isFinished, type OrderStatus } from '@/lib/orders/status'
import { timeWords } from '@/lib/orders/time-words'
import { formatPrice } from '@/lib/platform/values/money'
import type { Shop } from '@/lib/shop/shop'
import type { ShopContact } from './at-hand'

export const statusTints: Record<OrderStatus, PosterTint> = {
  awaiting_payment: 'saffron',
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
  'orderStatus' | 'promisedFor' | 'requestedFor' | 'quotedFor' | 'fulfilment' | 'createdAt'
>

/** The promised time, else the requested or quoted one. */
export function promisedTime(order: Timed, times: Texts['order']['times'], language: Language): string | null {
  const { orderStatus: status, promisedFor, requestedFor, quotedFor, fulfilment } = order
  const moment = promisedFor ?? requestedFor ?? quotedFor
  // What is not paid is not on its way to any time.
  if (!moment || isFinished(status) || status === 'ready' || status === 'awaiting_payment') return null
  const words = times[promisedFor ? fulfilment : requestedFor ? 'wanted' : 'quoted']
  return timeWords(moment, { orderedAt: order.createdAt, words, language })
}

export function tooLargeInWords({ largestOrderRappen, largestOrderPieces }: LargestOrder, words: string): string {
  return fill(words, { amount: formatPrice(largestOrderRappen), pieces: largestOrderPieces })
}

export function contactOf({ name, phone, streetAddress, postcode, city, vatNumber }: Shop): ShopContact {
  return { name, phone, vatNumber, address: [streetAddress, `${postcode} ${city}`] }
}

export function runningOrderOf(shop: Shop, { home, order }: PageLocale['t']) {
  const words = {
    ...pick(home, 'running', 'toOrder'),
    ...pick(order, 'statuses', 'times', 'directions', 'callShop'),
    ways: order.paying.ways,
  }
  return { shop: contactOf(shop), words }
}

export type RunningOrderProps = ReturnType<typeof runningOrderOf>

export function timeWordsOf({ checkout }: PageLocale['t']) {
  return pick(checkout, 'when', 'asap', 'asapClosed', 'later', 'laterNote', 'day', 'time', 'chooseTime', 'timeLost')
}
