import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, pickupFact, staffQuote, type OrderReference } from './order-facts'

export function orderReadyMail(address: Address, order: OrderReference & { text?: string }): Mail {
  const { subject, title, paragraph, action } = texts(address.language).mails['order-ready']
  return compose({ template: 'order-ready', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'green',
    figure: `${order.number}`,
    paragraphs: [paragraph],
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}
