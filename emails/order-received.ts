import type { Language } from '@/lib/i18n/language'
import { formatPrice } from '@/lib/platform/money'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { formatDayAndTime } from './day-and-time'

export interface OrderReference {
  orderId: string
  /** The four characters that people say. */
  shortNumber: string
  fulfilment: 'pickup' | 'delivery'
}

export interface ReceivedOrder extends OrderReference {
  /** The slot that was asked for; null: as soon as possible. */
  requestedFor: Date | null
  lines: { quantity: number; name: string; totalRappen: number; note?: string }[]
  deliveryFeeRappen: number
  /** Cash due, rounded to five Rappen. */
  amountRappen: number
  roundingRappen: number
  /** Where to, for a delivery: one string per line. */
  deliverTo?: string[]
  orderNotes?: string
}

const words = {
  de: {
    subject: (number: string, shop: string) => `Bestellung ${number} bei ${shop} ist eingegangen`,
    title: 'Danke, Ihre Bestellung ist bei uns',
    next: 'Wir sagen Ihnen gleich, wann Ihr Essen fertig ist. Bezahlt wird bar bei der Übergabe.',
    wanted: (when: string) => `Gewünscht für ${when}.`,
    pickup: 'Abholung Vor Ort',
    deliverTo: 'Lieferung an',
    notes: 'Ihre Bemerkung',
    fee: 'Lieferung',
    rounding: 'Rundung',
    due: 'Bar zu bezahlen',
    action: 'Bestellung ansehen',
  },
  en: {
    subject: (number: string, shop: string) => `We have received order ${number} at ${shop}`,
    title: 'Thank you, we have received your order',
    next: 'We will tell you in a moment when your food will be ready. Please pay in cash when you get it.',
    wanted: (when: string) => `Wanted for ${when}.`,
    pickup: 'Abholung Vor Ort (on-site pickup)',
    deliverTo: 'Delivery to',
    notes: 'Your note',
    fee: 'Delivery',
    rounding: 'Rounding',
    due: 'To pay in cash',
    action: 'View order',
  },
}

export function orderReceivedMail(address: Address, order: ReceivedOrder): Mail {
  const { subject, title, action } = words[address.language]
  const envelope = {
    template: 'order-received',
    subject: subject(order.shortNumber, address.shopDetails.shopName),
  } as const
  return compose(envelope, address, {
    title,
    figure: order.shortNumber,
    paragraphs: paragraphs(order, address.language),
    rows: rows(order, address.language),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}

function paragraphs(order: ReceivedOrder, language: Language): string[] {
  const { next, wanted, pickup, deliverTo, notes } = words[language]
  const destination = order.fulfilment === 'pickup' ? [pickup] : [`${deliverTo}:`, ...(order.deliverTo ?? [])]
  return [
    ...(order.requestedFor ? [wanted(formatDayAndTime(order.requestedFor, language))] : []),
    next,
    destination.join('\n'),
    ...(order.orderNotes ? [`${notes}: ${order.orderNotes}`] : []),
  ]
}

function rows(order: ReceivedOrder, language: Language): [string, string][] {
  const { fee, rounding, due } = words[language]
  const menuItems = order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.name}${line.note ? ` (${line.note})` : ''}`,
    formatPrice(line.totalRappen),
  ])
  return [
    ...menuItems,
    ...(order.deliveryFeeRappen ? [[fee, formatPrice(order.deliveryFeeRappen)] as [string, string]] : []),
    ...(order.roundingRappen ? [[rounding, formatPrice(order.roundingRappen)] as [string, string]] : []),
    [due, formatPrice(order.amountRappen)],
  ]
}
