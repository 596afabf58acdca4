import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, payBackText, staffQuote, type OrderReference } from './order-facts'

export type RejectionReason = 'closed' | 'too_busy' | 'sold_out' | 'cannot_deliver' | 'age_not_proven' | 'other'

/** `text` is what the staff wrote, in whatever language. */
export function orderRejectedMail(
  address: Address,
  order: OrderReference & { reason: RejectionReason; text?: string; payBackRappen: number },
): Mail {
  const { subject, title, reasons, closing, action } = texts(address.language).mails['order-rejected']
  return compose({ template: 'order-rejected', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [
      order.reason === 'other' ? '' : reasons[order.reason],
      order.payBackRappen > 0 ? payBackText(address, order) : closing,
    ].filter(Boolean),
    ...staffQuote(address, order.text),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}
