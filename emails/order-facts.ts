import { fill } from '@/lib/i18n/fill'
import { formatTime, formatDay, isSameDay } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { Content, Fact } from './content'
import { orderUrl, type Address } from './mail'

export interface OrderReference {
  orderId: string
  /** What people say, from 100 on; a text where it is put in later. */
  number: number | string
  /** The first characters of the id's code, for whoever has two orders with one number. */
  shortCode: string
  fulfilment: 'pickup' | 'delivery'
}

/** Which order, in every form that the page for tracking takes. */
export function orderFact({ language }: Address, { number, shortCode, orderId }: OrderReference): Fact {
  return { label: texts(language).mailParts.order, lines: [`${number} · ${shortCode}`, orderId] }
}

/** Where to pick it up and how to get there; nothing for a delivery or a shop without an address. */
export function pickupFact({ shopDetails, language }: Address, { fulfilment }: OrderReference): Fact[] {
  const { address, mapUrl, shopName } = shopDetails
  if (fulfilment !== 'pickup' || address.length === 0) return []
  const { pickupAt, map } = texts(language).mailParts
  const lines = [shopName, ...address].filter(Boolean)
  return [{ label: pickupAt, lines, ...(mapUrl && { link: { label: map, url: mapUrl } }) }]
}

export function cancellationFact(address: Address, { orderId }: OrderReference, until: Date | null): Fact[] {
  if (!until) return []
  const { cancellation, cancelUntil, cancel } = texts(address.language).mailParts
  const lines = [fill(cancelUntil, { time: formatTime(until, address.language) })]
  return [{ label: cancellation, lines, link: { label: cancel, url: orderUrl(address, orderId) } }]
}

/** What the staff wrote for the customer, if anything. */
export function staffQuote({ language }: Address, text: string | undefined): Pick<Content, 'quote'> {
  if (!text) return {}
  const { fromKitchen, quoted } = texts(language).mailParts
  return { quote: { from: fromKitchen, text: fill(quoted, { text }) } }
}

/** What an order still owes, or is owed; of both at most one is more than 0. */
export interface Owed {
  amountRappen: number
  payBackRappen: number
}

export function payBackText({ language }: Address, { payBackRappen }: Pick<Owed, 'payBackRappen'>): string {
  return fill(texts(language).mailParts.payBack, { amount: formatPrice(payBackRappen) })
}

/** "Saturday 21 November"; null for today, which needs no words. */
export function formatOtherDay(at: Date, language: Language, now = new Date()): string | null {
  return isSameDay(at, now) ? null : formatDay(at, language)
}

/** "Saturday 21 November, 18:45", the day only where it is not today. */
export function formatDayAndTime(at: Date, language: Language, now = new Date()): string {
  return [formatOtherDay(at, language, now), formatTime(at, language)].filter(Boolean).join(', ')
}
