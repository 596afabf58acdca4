import { compose, orderUrl, type Address, type Mail } from './mail'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string) => `Bestellung ${number} ist bereit`,
    title: { pickup: 'Ihr Essen ist bereit', delivery: 'Ihr Essen ist bereit und kommt gleich zu Ihnen' },
    paragraph: {
      pickup: 'Nennen Sie bei der Abholung diese Nummer. Bezahlt wird bar.',
      delivery: 'Bitte halten Sie das Bargeld bereit.',
    },
    action: 'Bestellung ansehen',
  },
  en: {
    subject: (number: string) => `Order ${number} is ready`,
    title: { pickup: 'Your food is ready', delivery: 'Your food is ready and on its way to you soon' },
    paragraph: {
      pickup: 'Please tell us this number when you pick it up, and pay in cash.',
      delivery: 'Please have the cash at hand.',
    },
    action: 'View order',
  },
}

export function orderReadyMail(address: Address, order: OrderReference): Mail {
  const { subject, title, paragraph, action } = words[address.language]
  return compose({ template: 'order-ready', subject: subject(order.shortNumber) }, address, {
    title: title[order.fulfilment],
    figure: order.shortNumber,
    paragraphs: [paragraph[order.fulfilment]],
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
