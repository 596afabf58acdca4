import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string) => `Bestellung ${number} ist storniert`,
    title: 'Ihre Bestellung ist storniert',
    by: {
      customer: 'Sie haben die Bestellung storniert.',
      shop: 'Wir mussten die Bestellung stornieren. Bitte entschuldigen Sie.',
    },
    closing: 'Sie müssen nichts bezahlen.',
    action: 'Bestellung ansehen',
  },
  en: {
    subject: (number: string) => `Order ${number} is cancelled`,
    title: 'Your order is cancelled',
    by: { customer: 'You have cancelled the order.', shop: 'We had to cancel the order. Please excuse us.' },
    closing: 'There is nothing to pay.',
    action: 'View order',
  },
}

export function orderCancelledMail(
  address: Address,
  order: OrderReference & { by: 'customer' | 'shop'; text?: string },
): Mail {
  const { subject, title, by, closing, action } = words[address.language]
  return compose({ template: 'order-cancelled', subject: subject(order.shortNumber) }, address, {
    title,
    figure: order.shortNumber,
    paragraphs: [by[order.by], order.text ?? '', closing].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
