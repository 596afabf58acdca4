import { formatTime } from '@/lib/i18n/format'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { formatDayAndTime, formatOtherDay } from './day-and-time'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string, when: string) => `Bestellung ${number} ist angenommen: ${when}`,
    title: { pickup: 'Abholbereit', delivery: 'Bei Ihnen' },
    paragraph: (number: string) => `Die Küche hat Ihre Bestellung ${number} angenommen.`,
    action: 'Bestellung verfolgen',
  },
  en: {
    subject: (number: string, when: string) => `Order ${number} is accepted: ${when}`,
    title: { pickup: 'Ready for pickup', delivery: 'At your door' },
    paragraph: (number: string) => `The kitchen has accepted your order ${number}.`,
    action: 'Track order',
  },
}

export function orderAcceptedMail(address: Address, order: OrderReference & { promisedFor: Date }): Mail {
  const { subject, title, paragraph, action } = words[address.language]
  const when = formatDayAndTime(order.promisedFor, address.language)
  return compose({ template: 'order-accepted', subject: subject(order.shortNumber, when) }, address, {
    title: title[order.fulfilment],
    figure: formatTime(order.promisedFor, address.language),
    paragraphs: [formatOtherDay(order.promisedFor, address.language) ?? '', paragraph(order.shortNumber)].filter(
      Boolean,
    ),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
