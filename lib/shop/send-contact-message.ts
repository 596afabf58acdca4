import { contactMessageMail } from '@/emails/contact-message'
import { transaction } from '@/lib/platform/db'
import { knownLanguage, type Language } from '@/lib/i18n/language'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { findShop } from './queries'
import type { ContactSubject } from './contact-schema'

export interface ContactForm {
  fullName: string
  email: string
  subject: ContactSubject
  message: string
  website?: unknown
}

/** Stored, and mailed to the shop, whose answer goes to the customer. */
export async function sendContactMessage(form: ContactForm, { language }: { language: Language }): Promise<null> {
  // A program that fills in everything must not learn that it was seen through.
  if (form.website) return null
  const { fullName, email, subject, message } = form
  await transaction(async (tx) => {
    await tx.contactMessage.create({ data: { fullName, email, subject, message, language } })
    const shopDetails = await findShopDetails(tx)
    // A shop without an address reads its messages on the admin pages only.
    if (!shopDetails.email) return
    const { mailLanguage } = await findShop(tx)
    const reader = { shopDetails, language: knownLanguage(mailLanguage) }
    await queueMail(tx, contactMessageMail(reader, { fullName, email, subject, message }))
  })
  return null
}
