import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

export function orderCancelledMail(
  address: Address,
  order: OrderReference & { by: 'customer' | 'shop'; text?: string },
): Mail {
  const { subject, title, by, closing, action } = texts(address.language).mails['order-cancelled']
  return compose({ template: 'order-cancelled', subject: fill(subject, { number: order.number }) }, address, {
    title,
    figure: `${order.number}`,
    paragraphs: [by[order.by], order.text ?? '', closing].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
