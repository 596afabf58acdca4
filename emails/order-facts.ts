import { fill } from '@/lib/i18n/fill'
import type { MailName } from '@/lib/i18n/catalogue'
import { formatDay, formatMoment, formatTime, isSameDayOrNight } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import type { Content, Fact } from './content'
import { type Address, compose, type Envelope, type Mail, orderUrl } from './mail'

export interface OrderReference {
  orderId: string
  /** From 100 on; a text where it is filled in later. */
  number: number | string
  /** Tells two orders with one number apart. */
  shortCode: string
  fulfilment: 'pickup' | 'delivery'
}

interface OrderContent extends Omit<Content, 'title' | 'action'>, Pick<Envelope, 'values' | 'expiresAt'> {
  template: Extract<MailName, `order-${string}`>
  /** Of the order's address. */
  fragment?: string
}

/** What mails to a customer have in common: the number, the way to the order's page, and last which order it is. */
export function composeAbout(
  address: Address,
  order: OrderReference,
  { template, values, expiresAt, fragment = '', facts = [], ...content }: OrderContent,
): Mail {
  const { title, action } = texts(address.language).mails[template]
  const envelope = { template, values: { number: order.number, ...values }, ...(expiresAt && { expiresAt }) }
  return compose(envelope, address, {
    title: typeof title === 'string' ? title : title[order.fulfilment],
    figure: `${order.number}`,
    ...content,
    action: { label: action, url: orderUrl(address, order.orderId) + fragment },
    facts: [...facts, orderFact(address, order)],
  })
}

export function orderFact({ language }: Address, { number, shortCode, orderId }: OrderReference): Fact {
  return { label: texts(language).mailParts.order, lines: [`${number} · ${shortCode}`, orderId] }
}

/** Empty for a delivery or a shop without an address. */
export function pickupFact({ shopDetails, language }: Address, { fulfilment }: OrderReference): Fact[] {
  const { address, mapUrl, shopName } = shopDetails
  if (fulfilment !== 'pickup' || address.length === 0) return []
  const { pickupAt, map } = texts(language).mailParts
  const lines = [shopName, ...address].filter(Boolean)
  return [{ label: pickupAt, lines, ...(mapUrl && { link: { label: map, url: mapUrl } }) }]
}

interface Cancellable extends OrderReference {
  requestedFor: Date | null
  cancellableUntil: Date | null
}

export function cancellationFact(address: Address, order: Cancellable): Fact[] {
  const { orderId, requestedFor, cancellableUntil: until } = order
  if (!until) return []
  const { language } = address
  const { cancellation, cancelUntil, cancelPreorder, cancel } = texts(language).mailParts
  const line = requestedFor
    ? fill(cancelPreorder, { time: formatMoment(until, language) })
    : fill(cancelUntil, { time: formatTime(until, language) })
  return [{ label: cancellation, lines: [line], link: { label: cancel, url: orderUrl(address, orderId) } }]
}

export function staffQuote({ language }: Address, text: string | undefined): Pick<Content, 'quote'> {
  if (!text) return {}
  const { fromKitchen, quoted } = texts(language).mailParts
  return { quote: { from: fromKitchen, text: fill(quoted, { text }) } }
}

/** At most one of both is more than 0. */
export interface Owed {
  amountRappen: number
  payBackRappen: number
  /** What was paid online goes back by itself. */
  isPaidOnline?: boolean
}

export function payBackText({ language }: Address, owed: Omit<Owed, 'amountRappen'>): string {
  const { payBack, payBackOnline } = texts(language).mailParts
  return fill(owed.isPaidOnline ? payBackOnline : payBack, { amount: formatPrice(owed.payBackRappen) })
}

/** "Saturday 21 November"; null for today. */
function formatOtherDay(at: Date, language: Language, now = new Date()): string | null {
  return isSameDayOrNight(at, now) ? null : formatDay(at, language)
}

export function formatDayAndTime(at: Date, language: Language, now = new Date()): string {
  return [formatOtherDay(at, language, now), formatTime(at, language)].filter(Boolean).join(', ')
}

/** The largest thing in a mail about a time, and a part of its subject. */
export function timeFigure({ language }: Address, at: Date): Pick<OrderContent, 'figure' | 'figureNote' | 'values'> {
  const figureNote = formatOtherDay(at, language)
  const values = { when: formatDayAndTime(at, language) }
  return { values, figure: formatTime(at, language), ...(figureNote && { figureNote }) }
}

interface ChangedLine {
  name: string
  quantity: number
  subtotalRappen: number
}

export interface ProposedChange {
  goes: ChangedLine[]
  comes: ChangedLine[]
  totalBeforeRappen: number
  totalAfterRappen: number
}

export function changeFacts({ language }: Address, { goes, comes }: ProposedChange): Fact[] {
  const words = texts(language).mails['order-proposal']
  return [
    ...(goes.length > 0 ? [{ label: words.goes, lines: goes.map(inWords) }] : []),
    ...(comes.length > 0 ? [{ label: words.comes, lines: comes.map(inWords) }] : []),
  ]
}

export function changedTotals({ language }: Address, change: ProposedChange): string {
  const { totals } = texts(language).mails['order-proposal']
  return fill(totals, {
    before: formatPrice(change.totalBeforeRappen),
    after: formatPrice(change.totalAfterRappen),
  })
}

function inWords({ name, quantity, subtotalRappen }: ChangedLine): string {
  return `${quantity} × ${isolated(name)}, ${formatPrice(subtotalRappen)}`
}
