import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { adminLanguage } from '../_language'

/** Red on every administrators' page while mails wait that could not be sent. */
export async function MailTrouble() {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const language = await adminLanguage()
  const words = texts(language).admin.shell
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {fill(words.mailTrouble, { waiting: trouble.waiting, since: formatTime(trouble.since, language) })}
    </p>
  )
}
