import { labelled } from '@/lib/i18n/format'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ShopDetails } from './content'
import { compose, shopNameOf, type Mail } from './mail'

export interface ContactDetails {
  fullName: string
  email: string
  subject: 'general' | 'order' | 'restaurant' | 'feedback' | 'technical'
  message: string
}

/** To the shop; answers go to the customer. */
export function contactMessageMail(
  { shopDetails, language }: { shopDetails: ShopDetails; language: Language },
  message: ContactDetails,
): Mail {
  const { subject, title, topics, from, reply } = texts(language).mails['contact-message']
  const to = { name: shopNameOf(shopDetails), address: shopDetails.email }
  const envelope = {
    template: 'contact-message',
    subject: fill(subject, { topic: topics[message.subject], name: message.fullName }),
    replyTo: message.email,
  } as const
  const sender = labelled(from, `${message.fullName} (${message.email})`, language)
  return compose(envelope, { shopDetails, language, to }, { title, paragraphs: [sender, message.message, reply] })
}
