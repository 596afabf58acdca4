import type { ShopDetails } from './content'
import { compose, type Mail } from './mail'
import type { Language } from '@/lib/i18n/language'

export interface ContactDetails {
  fullName: string
  email: string
  subject: 'general' | 'order' | 'restaurant' | 'feedback' | 'technical'
  message: string
}

const words = {
  de: {
    subject: (topic: string, name: string) => `${topic} – Nachricht von ${name}`,
    title: 'Nachricht aus dem Kontaktformular',
    topics: {
      general: 'Allgemein',
      order: 'Bestellung',
      restaurant: 'Restaurant',
      feedback: 'Rückmeldung',
      technical: 'Technik',
    },
    from: 'Von',
    reply: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Gast.',
  },
  en: {
    subject: (topic: string, name: string) => `${topic} – message from ${name}`,
    title: 'Message from the contact form',
    topics: {
      general: 'General',
      order: 'Order',
      restaurant: 'Restaurant',
      feedback: 'Feedback',
      technical: 'Technical',
    },
    from: 'From',
    reply: 'If you reply to this e-mail, your answer goes to the guest.',
  },
}

/** To the shop itself; an answer goes to the customer. */
export function contactMessageMail(
  { shopDetails, language }: { shopDetails: ShopDetails; language: Language },
  message: ContactDetails,
): Mail {
  const { subject, title, topics, from, reply } = words[language]
  const to = { name: shopDetails.shopName, address: shopDetails.email }
  const envelope = {
    template: 'contact-message',
    subject: subject(topics[message.subject], message.fullName),
    replyTo: message.email,
  } as const
  const sender = `${from}: ${message.fullName} (${message.email})`
  return compose(envelope, { shopDetails, language, to }, { title, paragraphs: [sender, message.message, reply] })
}
