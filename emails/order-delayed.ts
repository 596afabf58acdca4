import { compose, orderUrl, type Address, type Letter } from './letter'
import { formatMoment, formatOtherDay, formatTime } from './moment'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string, when: string) => `Bestellung ${number}: neue Zeit ${when}`,
    title: 'Neue Zeit',
    paragraph: (number: string) => `Die Zeit für Ihre Bestellung ${number} hat sich geändert. Bitte entschuldigen Sie.`,
    action: 'Bestellung verfolgen',
  },
  en: {
    subject: (number: string, when: string) => `Order ${number}: new time ${when}`,
    title: 'New time',
    paragraph: (number: string) => `The time of your order ${number} has changed. We are sorry for that.`,
    action: 'Track order',
  },
}

export function orderDelayedLetter(address: Address, order: OrderReference & { promisedFor: Date }): Letter {
  const { subject, title, paragraph, action } = words[address.language]
  const when = formatMoment(order.promisedFor, address.language)
  return compose({ letter: 'order-delayed', subject: subject(order.shortNumber, when) }, address, {
    title,
    figure: formatTime(order.promisedFor, address.language),
    paragraphs: [formatOtherDay(order.promisedFor, address.language) ?? '', paragraph(order.shortNumber)].filter(
      Boolean,
    ),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
