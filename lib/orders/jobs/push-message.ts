import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Fulfilment } from '@/lib/orders/limits'
import type { OrderStatus } from '@/lib/orders/status'
import { timeWords } from '@/lib/orders/time-words'

/** A status change that its customer may know by now. */
export interface ToldChange {
  orderId: string
  number: number
  fulfilment: Fulfilment
  createdAt: Date
  status: OrderStatus
  isCorrection: boolean
  isByCustomer: boolean
  /** Of an acceptance or a delay. */
  promisedFor: Date | null
}

/** What the service worker shows; a later one about the same order takes its place. */
export interface PushMessage {
  title: string
  body: string
  url: string
  tag: string
}

const worthTelling: readonly OrderStatus[] = ['accepted', 'ready', 'out_for_delivery', 'rejected', 'cancelled']

/** Null: nothing that anybody would want to be disturbed for. */
export function pushMessage(change: ToldChange, language: Language): PushMessage | null {
  const { orderId, number, status, isCorrection, isByCustomer, promisedFor } = change
  const isNews = isCorrection || promisedFor !== null || worthTelling.includes(status)
  if (isByCustomer || !isNews) return null
  const words = texts(language).shop.order
  return {
    title: `${words.statuses[status]} · ${fill(words.title, { number })}`,
    body: isCorrection ? words.push.corrected : bodyOf(change, language),
    url: `/${language}/track/${orderId}`,
    tag: orderId,
  }
}

function bodyOf({ status, promisedFor, fulfilment, createdAt }: ToldChange, language: Language): string {
  const { statusTexts, times } = texts(language).shop.order
  if (!promisedFor) return statusTexts[status]
  return timeWords(promisedFor, { orderedAt: createdAt, words: times[fulfilment], language })
}
