import { shellWords } from '@/lib/i18n/admin/shell'
import { formatTime } from '@/lib/i18n/format'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { adminLanguage } from '../_language'

/** Red on every administrators' page while mails wait that could not be sent. */
export async function MailTrouble() {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const language = await adminLanguage()
  const words = shellWords[language]
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {words.mailTrouble(trouble.waiting, formatTime(new Date(trouble.since), language))}
    </p>
  )
}
