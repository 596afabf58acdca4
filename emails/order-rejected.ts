import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

export type RejectionReason = 'closed' | 'too_busy' | 'sold_out' | 'cannot_deliver' | 'other'

/** `text` is what the staff wrote, in whatever language. */
export function orderRejectedMail(
  address: Address,
  order: OrderReference & { reason: RejectionReason; text?: string },
): Mail {
  const { subject, title, reasons, closing, action } = texts(address.language).mails['order-rejected']
  return compose({ template: 'order-rejected', subject: fill(subject, { number: order.number }) }, address, {
    title,
    figure: `${order.number}`,
    paragraphs: [order.reason === 'other' ? '' : reasons[order.reason], order.text ?? '', closing].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
