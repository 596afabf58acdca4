import type { ShopDetails } from './content'
import { compose, type Mail } from './mail'
import type { Language } from '@/lib/i18n/language'
import type { OrderReference } from './order-received'

const words = {
  de: {
    subject: (number: string) => `Niemand hat Bestellung ${number} angenommen`,
    title: 'Eine Bestellung wartet',
    paragraph: (minutes: number) => `Seit ${minutes} Minuten hat sie niemand angenommen. Der Gast wartet.`,
    action: 'Zu den Bestellungen',
  },
  en: {
    subject: (number: string) => `Nobody has accepted order ${number}`,
    title: 'An order is waiting',
    paragraph: (minutes: number) => `Nobody has accepted it for ${minutes} minutes. The guest is waiting.`,
    action: 'To the orders',
  },
}

/** To the shop itself. */
export function orderWaitingMail(
  { shopDetails, language }: { shopDetails: ShopDetails; language: Language },
  order: OrderReference & { waitingMinutes: number },
): Mail {
  const { subject, title, paragraph, action } = words[language]
  const to = { name: shopDetails.shopName, address: shopDetails.email }
  const envelope = { template: 'order-waiting', subject: subject(order.shortNumber) } as const
  return compose(
    envelope,
    { shopDetails, language, to },
    {
      title,
      figure: order.shortNumber,
      paragraphs: [paragraph(order.waitingMinutes)],
      action: { label: action, url: `${shopDetails.origin}/admin/orders` },
    },
  )
}
