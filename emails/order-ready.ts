import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

export function orderReadyMail(address: Address, order: OrderReference): Mail {
  const { subject, title, paragraph, action } = texts(address.language).mails['order-ready']
  return compose({ template: 'order-ready', subject: fill(subject, { number: order.number }) }, address, {
    title: title[order.fulfilment],
    figure: `${order.number}`,
    paragraphs: [paragraph[order.fulfilment]],
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
