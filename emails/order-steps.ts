import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { type Address, compose, type Mail, orderUrl } from './mail'
import {
  formatDayAndTime,
  orderFact,
  type OrderReference,
  type Owed,
  payBackText,
  pickupFact,
  staffQuote,
  timeFigure,
} from './order-facts'

interface PromisedOrder extends OrderReference {
  promisedFor: Date
  text?: string
}

export function orderAcceptedMail(address: Address, order: PromisedOrder & { isPreorder: boolean }): Mail {
  const { language } = address
  const { subject, title, paragraph, preorder, action } = texts(language).mails['order-accepted']
  const when = formatDayAndTime(order.promisedFor, language)
  return compose({ template: 'order-accepted', subject: fill(subject, { number: order.number, when }) }, address, {
    title: title[order.fulfilment],
    ...timeFigure(address, order.promisedFor),
    paragraphs: [fill(order.isPreorder ? preorder : paragraph, { number: order.number })],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}

export function orderDelayedMail(address: Address, order: PromisedOrder): Mail {
  const { language } = address
  const { subject, title, paragraph, action } = texts(language).mails['order-delayed']
  const when = formatDayAndTime(order.promisedFor, language)
  return compose({ template: 'order-delayed', subject: fill(subject, { number: order.number, when }) }, address, {
    title: title[order.fulfilment],
    ...timeFigure(address, order.promisedFor),
    paragraphs: [fill(paragraph, { number: order.number })],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}

/** amountRappen: cash due; 0: paid. */
export function orderReadyMail(
  address: Address,
  order: OrderReference & { amountRappen: number; text?: string },
): Mail {
  const { subject, title, paragraph, paid, action } = texts(address.language).mails['order-ready']
  return compose({ template: 'order-ready', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'green',
    figure: `${order.number}`,
    paragraphs: [order.amountRappen > 0 ? paragraph : paid],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}

export interface DeliveredOrder extends OrderReference {
  /** One string per line. */
  deliverTo: string[]
  /** Cash due at the door; 0: paid. */
  amountRappen: number
  text?: string
}

export function orderOutForDeliveryMail(address: Address, order: DeliveredOrder): Mail {
  const { subject, title, paragraph, paid, deliverTo, action } = texts(address.language).mails['order-out-for-delivery']
  const { number } = order
  return compose({ template: 'order-out-for-delivery', subject: fill(subject, { number }) }, address, {
    title,
    tone: 'sky',
    figure: `${number}`,
    paragraphs: [order.amountRappen > 0 ? fill(paragraph, { amount: formatPrice(order.amountRappen) }) : paid],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [{ label: deliverTo, lines: order.deliverTo }, orderFact(address, order)],
  })
}

/** Alcohol stayed in the shop for want of an ID. */
export function orderAgeRefusedMail(
  address: Address,
  order: OrderReference & Owed & { takenOut: { name: string; quantity: number }[] },
): Mail {
  const { subject, title, paragraph, taken, amount, action } = texts(address.language).mails['order-age-refused']
  const lines = order.takenOut.map(({ quantity, name }) => `${quantity} × ${name}`)
  return compose({ template: 'order-age-refused', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [
      paragraph,
      order.payBackRappen > 0 ? payBackText(address, order) : fill(amount, { amount: formatPrice(order.amountRappen) }),
    ],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [{ label: taken, lines }, orderFact(address, order)],
  })
}

export type RejectionReason = 'closed' | 'too_busy' | 'sold_out' | 'cannot_deliver' | 'age_not_proven' | 'other'

export function orderRejectedMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { reason: RejectionReason; text?: string },
): Mail {
  const { subject, title, reasons, closing, action } = texts(address.language).mails['order-rejected']
  return compose({ template: 'order-rejected', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [
      order.reason === 'other' ? '' : reasons[order.reason],
      order.payBackRappen > 0 ? payBackText(address, order) : closing,
    ].filter(Boolean),
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}

export function orderCancelledMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { by: 'customer' | 'shop'; text?: string },
): Mail {
  const { subject, title, by, closing, action } = texts(address.language).mails['order-cancelled']
  return compose({ template: 'order-cancelled', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [by[order.by], order.payBackRappen > 0 ? payBackText(address, order) : closing],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}

/** Money came for an order that was over, or paid already. */
export function orderPaidInVainMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { isOver: boolean },
): Mail {
  const { subject, title, over, twice, action } = texts(address.language).mails['order-paid-in-vain']
  return compose({ template: 'order-paid-in-vain', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [order.isOver ? over : twice, payBackText(address, order)],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}

export function orderCorrectedMail(
  address: Address,
  order: OrderReference & { now: 'queue' | 'kitchen' | 'counter' | 'whole' },
): Mail {
  const { subject, title, closing, action, ...words } = texts(address.language).mails['order-corrected']
  const { number } = order
  return compose({ template: 'order-corrected', subject: fill(subject, { number }) }, address, {
    title,
    tone: 'salmon',
    figure: `${number}`,
    paragraphs: [fill(words[order.now], { number }), closing],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}
