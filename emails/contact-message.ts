import { labelled } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { isolated } from '@/lib/i18n/isolated'
import { type Address, addressOfShop, compose, type Mail } from './mail'

export interface ContactDetails {
  fullName: string
  email: string
  subject: 'general' | 'order' | 'restaurant' | 'feedback' | 'technical'
  message: string
  /** Perhaps by a program. */
  isSuspected?: boolean
}

/** To the shop; answers go to the customer. */
export function contactMessageMail(
  shop: Pick<Address, 'shopDetails' | 'language'>,
  { fullName, email, subject, message, isSuspected = false }: ContactDetails,
): Mail {
  const { title, topics, from, reply, suspected } = texts(shop.language).mails['contact-message']
  const values = { topic: topics[subject], name: fullName }
  const sender = labelled(from, `${isolated(fullName)} (${email})`, shop.language)
  return compose({ template: 'contact-message', values, replyTo: email }, addressOfShop(shop), {
    title,
    paragraphs: [...(isSuspected ? [suspected] : []), sender, message, reply],
  })
}
