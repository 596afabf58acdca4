import { compose, type Letter, type Letterhead } from './letter'
import type { Language } from '@/lib/i18n/language'

export interface ContactFacts {
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

/** To the shop itself; an answer goes to the guest. */
export function contactMessageLetter(
  { letterhead, language }: { letterhead: Letterhead; language: Language },
  facts: ContactFacts,
): Letter {
  const { subject, title, topics, from, reply } = words[language]
  const to = { name: letterhead.shopName, address: letterhead.email }
  const envelope = {
    letter: 'contact-message',
    subject: subject(topics[facts.subject], facts.fullName),
    replyTo: facts.email,
  } as const
  const sender = `${from}: ${facts.fullName} (${facts.email})`
  return compose(envelope, { letterhead, language, to }, { title, paragraphs: [sender, facts.message, reply] })
}
