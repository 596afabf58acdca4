import { formatTime } from '@/lib/i18n/format'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { formatDayAndTime, formatOtherDay } from './day-and-time'
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

export function orderDelayedMail(address: Address, order: OrderReference & { promisedFor: Date }): Mail {
  const { subject, title, paragraph, action } = words[address.language]
  const when = formatDayAndTime(order.promisedFor, address.language)
  return compose({ template: 'order-delayed', subject: subject(order.shortNumber, when) }, address, {
    title,
    figure: formatTime(order.promisedFor, address.language),
    paragraphs: [formatOtherDay(order.promisedFor, address.language) ?? '', paragraph(order.shortNumber)].filter(
      Boolean,
    ),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
