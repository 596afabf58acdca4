import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { promise, type PromisedOrder } from './order-accepted'
import { orderFact, pickupFact, staffQuote, formatDayAndTime } from './order-facts'

export function orderDelayedMail(address: Address, order: PromisedOrder): Mail {
  const { language } = address
  const { subject, title, paragraph, action } = texts(language).mails['order-delayed']
  const when = formatDayAndTime(order.promisedFor, language)
  return compose({ template: 'order-delayed', subject: fill(subject, { number: order.number, when }) }, address, {
    title: title[order.fulfilment],
    ...promise(address, order),
    paragraphs: [fill(paragraph, { number: order.number })],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}
