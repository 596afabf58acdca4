import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, type OrderReference } from './order-facts'

/** After a step that the customer had been told by mail was taken back. */
export function orderCorrectedMail(
  address: Address,
  order: OrderReference & { status: 'received' | 'preparing' | 'ready' | 'whole' },
): Mail {
  const { subject, title, closing, action, ...words } = texts(address.language).mails['order-corrected']
  const { number } = order
  return compose({ template: 'order-corrected', subject: fill(subject, { number }) }, address, {
    title,
    tone: 'salmon',
    figure: `${number}`,
    paragraphs: [fill(words[order.status], { number }), closing],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}
