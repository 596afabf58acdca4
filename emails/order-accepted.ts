import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, pickupFact, staffQuote, type OrderReference, formatDayAndTime, formatOtherDay } from './order-facts'

export interface PromisedOrder extends OrderReference {
  promisedFor: Date
  /** A sentence of the staff. */
  text?: string
}

export function orderAcceptedMail(address: Address, order: PromisedOrder & { isPreorder: boolean }): Mail {
  const { language } = address
  const { subject, title, paragraph, preorder, action } = texts(language).mails['order-accepted']
  const when = formatDayAndTime(order.promisedFor, language)
  return compose({ template: 'order-accepted', subject: fill(subject, { number: order.number, when }) }, address, {
    title: title[order.fulfilment],
    ...promise(address, order),
    paragraphs: [fill(order.isPreorder ? preorder : paragraph, { number: order.number })],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}

/** The time huge, and its day where it is not today. */
export function promise({ language }: Address, { promisedFor }: Pick<PromisedOrder, 'promisedFor'>) {
  const figureNote = formatOtherDay(promisedFor, language)
  return { figure: formatTime(promisedFor, language), ...(figureNote && { figureNote }) }
}
