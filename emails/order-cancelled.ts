import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, payBackText, staffQuote, type OrderReference } from './order-facts'

export function orderCancelledMail(
  address: Address,
  order: OrderReference & { by: 'customer' | 'shop'; text?: string; payBackRappen: number },
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
