import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { adminLanguage } from '../_language'
import { timeOf } from './when'

/** Red on every administrators' page while mails wait that could not be sent. */
export async function MailTrouble() {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const words = texts(await adminLanguage()).admin.shell
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {fill(words.mailTrouble, { waiting: trouble.waiting, since: timeOf(trouble.since) })}
    </p>
  )
}
