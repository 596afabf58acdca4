import { compose, orderUrl, type Address, type Letter } from './letter'
import { formatMoment } from './moment'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string, when: string) => `Bestellung ${number}: bereit um ${when}`,
    title: { pickup: 'Abholbereit um', delivery: 'Bei Ihnen um' },
    paragraph: (number: string) => `Die Küche hat Ihre Bestellung ${number} angenommen.`,
    action: 'Bestellung verfolgen',
  },
  en: {
    subject: (number: string, when: string) => `Order ${number}: ready at ${when}`,
    title: { pickup: 'Ready for pickup at', delivery: 'At your door at' },
    paragraph: (number: string) => `The kitchen has accepted your order ${number}.`,
    action: 'Track order',
  },
}

export function orderAcceptedLetter(address: Address, order: OrderReference & { promisedFor: Date }): Letter {
  const { subject, title, paragraph, action } = words[address.language]
  const when = formatMoment(order.promisedFor, address.language)
  return compose({ letter: 'order-accepted', subject: subject(order.shortNumber, when) }, address, {
    title: title[order.fulfilment],
    figure: when,
    paragraphs: [paragraph(order.shortNumber)],
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
