import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, type OrderReference } from './order-facts'

/** The shop has withdrawn its proposal: the link in the mail before leads nowhere any more. */
export function orderUnchangedMail(address: Address, order: OrderReference): Mail {
  const { subject, title, paragraph, action } = texts(address.language).mails['order-unchanged']
  return compose({ template: 'order-unchanged', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [paragraph],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}
