import { shellWords } from '@/lib/i18n/admin/shell'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { adminLanguage } from '../_language'
import { timeOf } from './when'

/** Red on every administrators' page while mails wait that could not be sent. */
export async function MailTrouble() {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const words = shellWords[await adminLanguage()]
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {words.mailTrouble(trouble.waiting, timeOf(trouble.since))}
    </p>
  )
}
