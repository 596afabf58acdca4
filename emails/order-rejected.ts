import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

export type RejectionReason = 'closed' | 'too_busy' | 'sold_out' | 'cannot_deliver' | 'other'

const words = {
  de: {
    subject: (number: string) => `Bestellung ${number} können wir leider nicht annehmen`,
    title: 'Wir können Ihre Bestellung leider nicht annehmen',
    reasons: {
      closed: 'Die Küche ist geschlossen.',
      too_busy: 'Die Küche hat im Moment zu viel zu tun.',
      sold_out: 'Etwas aus Ihrer Bestellung ist ausverkauft.',
      cannot_deliver: 'Wir können nicht an Ihre Adresse liefern.',
      other: '',
    },
    closing: 'Sie müssen nichts bezahlen. Bitte entschuldigen Sie.',
    action: 'Bestellung ansehen',
  },
  en: {
    subject: (number: string) => `Sorry, we cannot take order ${number}`,
    title: 'Sorry, we cannot take your order',
    reasons: {
      closed: 'The kitchen is closed.',
      too_busy: 'The kitchen has too much to do at the moment.',
      sold_out: 'Something in your order is sold out.',
      cannot_deliver: 'We cannot deliver to your address.',
      other: '',
    },
    closing: 'There is nothing to pay. Please excuse us.',
    action: 'View order',
  },
}

/** `text` is what the staff wrote, in whatever language. */
export function orderRejectedMail(
  address: Address,
  order: OrderReference & { reason: RejectionReason; text?: string },
): Mail {
  const { subject, title, reasons, closing, action } = words[address.language]
  return compose({ template: 'order-rejected', subject: subject(order.shortNumber) }, address, {
    title,
    figure: order.shortNumber,
    paragraphs: [reasons[order.reason], order.text ?? '', closing].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
