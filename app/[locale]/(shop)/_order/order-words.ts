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
import { hasBeenOpenFor } from '@/lib/shop/hours/opening-hours'
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

/** The promised time, else the requested or quoted one while it is to come. */
export function promisedTime(
  order: Timed,
  times: Texts['order']['times'],
  { language, now }: { language: Language; now: Date },
): string | null {
  const { orderStatus: status, promisedFor, requestedFor, quotedFor, fulfilment } = order
  const moment = promisedFor ?? requestedFor ?? quotedFor
  // What is not paid is not on its way to any time.
  if (!moment || isFinished(status) || status === 'ready' || status === 'awaiting_payment') return null
  if (!promisedFor && moment <= now) return null
  const words = times[promisedFor ? fulfilment : requestedFor ? 'wanted' : 'quoted']
  return timeWords(moment, { orderedAt: order.createdAt, words, language })
}

type Waiting = Pick<TrackedOrder, 'orderStatus' | 'createdAt' | 'quotedFor' | 'isTest' | 'proposal'>

/** Nobody has accepted it by the time that was quoted, or when the alarm of the staff is due; by the page's clock. */
export function takesLonger(order: Waiting, { alarmMinutes, ...kitchen }: WaitingRule, now: Date): boolean {
  const { orderStatus: status, createdAt, quotedFor, isTest, proposal } = order
  if (status !== 'received' || isTest) return false
  const since = new Date(now.getTime() - alarmMinutes * 60_000)
  // The guest is asked for a change: the shop waits as well.
  if (proposal && proposal.proposedAt > since) return false
  const isAlarmDue = createdAt <= since && hasBeenOpenFor(alarmMinutes, kitchen, now)
  return isAlarmDue || (quotedFor !== null && quotedFor <= now)
}

type WaitingRule = Pick<Shop, 'alarmMinutes' | 'hours' | 'closures'>

export function tooLargeInWords({ largestOrderRappen, largestOrderPieces }: LargestOrder, words: string): string {
  return fill(words, { amount: formatPrice(largestOrderRappen), pieces: largestOrderPieces })
}

export function contactOf({ streetAddress, postcode, city, ...shop }: Shop): ShopContact {
  const address = [streetAddress, `${postcode} ${city}`]
  return { address, ...pick(shop, 'name', 'phone', 'vatNumber', 'hours', 'closures', 'alarmMinutes') }
}

export function runningOrderOf(shop: Shop, { home, order }: PageLocale['t']) {
  const words = {
    ...pick(home, 'running', 'toOrder'),
    ...pick(order, 'statuses', 'times', 'directions', 'callShop', 'longer'),
    ways: order.paying.ways,
  }
  return { shop: contactOf(shop), words }
}

export type RunningOrderProps = ReturnType<typeof runningOrderOf>

export function timeWordsOf({ checkout }: PageLocale['t']) {
  return pick(checkout, 'when', 'asap', 'asapClosed', 'later', 'laterNote', 'day', 'time', 'chooseTime', 'timeLost')
}
