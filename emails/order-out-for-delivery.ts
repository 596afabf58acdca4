import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, staffQuote, type OrderReference } from './order-facts'

export interface DeliveredOrder extends OrderReference {
  /** One string per line. */
  deliverTo: string[]
  /** Cash due at the door; 0: it is paid. */
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
