import { compose, type Letter, type Letterhead } from './letter'
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
export function orderWaitingLetter(
  { letterhead, language }: { letterhead: Letterhead; language: Language },
  order: OrderReference & { waitingMinutes: number },
): Letter {
  const { subject, title, paragraph, action } = words[language]
  const to = { name: letterhead.shopName, address: letterhead.email }
  const envelope = { letter: 'order-waiting', subject: subject(order.shortNumber) } as const
  return compose(
    envelope,
    { letterhead, language, to },
    {
      title,
      figure: order.shortNumber,
      paragraphs: [paragraph(order.waitingMinutes)],
      action: { label: action, url: `${letterhead.origin}/admin/orders` },
    },
  )
}
