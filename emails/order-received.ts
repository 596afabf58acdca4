import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { compose, orderUrl, shopNameOf, type Address, type Mail } from './mail'
import { formatDayAndTime } from './day-and-time'

export interface OrderReference {
  orderId: string
  /** What people say, 100 to 999. */
  number: number
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

export function orderReceivedMail(address: Address, order: ReceivedOrder): Mail {
  const { subject, title, action } = texts(address.language).mails['order-received']
  const envelope = {
    template: 'order-received',
    subject: fill(subject, { number: order.number, shop: shopNameOf(address.shopDetails) }),
  } as const
  return compose(envelope, address, {
    title,
    figure: `${order.number}`,
    paragraphs: paragraphs(order, address.language),
    rows: rows(order, address.language),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}

function paragraphs(order: ReceivedOrder, language: Language): string[] {
  const { next, wanted, pickup, deliverTo, notes } = texts(language).mails['order-received']
  const destination = order.fulfilment === 'pickup' ? [pickup] : [`${deliverTo}:`, ...(order.deliverTo ?? [])]
  return [
    ...(order.requestedFor ? [fill(wanted, { when: formatDayAndTime(order.requestedFor, language) })] : []),
    next,
    destination.join('\n'),
    ...(order.orderNotes ? [`${notes}: ${order.orderNotes}`] : []),
  ]
}

function rows(order: ReceivedOrder, language: Language): [string, string][] {
  const { fee, rounding, due, id } = texts(language).mails['order-received']
  const menuItems = order.lines.map((line): [string, string] => [
    `${line.quantity} × ${line.name}${line.note ? ` (${line.note})` : ''}`,
    formatPrice(line.totalRappen),
  ])
  return [
    ...menuItems,
    ...(order.deliveryFeeRappen ? [[fee, formatPrice(order.deliveryFeeRappen)] as [string, string]] : []),
    ...(order.roundingRappen ? [[rounding, formatPrice(order.roundingRappen)] as [string, string]] : []),
    [due, formatPrice(order.amountRappen)],
    [id, order.orderId],
  ]
}
