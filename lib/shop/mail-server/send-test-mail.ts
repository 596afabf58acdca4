import { testMail } from '@/emails/test-mail'
import type { Admin } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { mailEnvironment } from '@/lib/mail/mail-environment'
import { mailRoute } from '@/lib/mail/mail-route'
import { sendDirectly } from '@/lib/mail/send-directly'
import { findShopDetails } from '@/lib/mail/shop-details'
import { findStoredMailFacts } from '@/lib/mail/stored-mail-facts'
import { db, pool } from '@/lib/platform/db'
import { mailNotSent } from './mail-not-sent'

/** Through the server that is in use, to whoever asks, and not from the outbox: what goes wrong is told at once. */
export async function sendTestMail(admin: Admin, { language }: { language: Language }): Promise<{ sentTo: string }> {
  const route = mailRoute(mailEnvironment(), await findStoredMailFacts(pool()))
  const to = { name: `${admin.firstname} ${admin.lastname}`.trim(), address: admin.email }
  const mail = testMail({ shopDetails: await findShopDetails(db()), language, to })
  const problem = await sendDirectly(route, mail)
  if (problem) throw mailNotSent(problem)
  return { sentTo: admin.email }
}
