import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { Link } from '@/app/_ui/link'
import { adminLanguage } from '../_language'

/** Red on every page of the office while mails wait that could not be sent; the owner is led to where it is mended. */
export async function MailTrouble({ isOwner }: { isOwner: boolean }) {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const language = await adminLanguage()
  const words = texts(language).admin.shell
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {fill(words.mailTrouble, { waiting: trouble.waiting, since: formatTime(trouble.since, language) })}{' '}
      {isOwner && (
        <Link href="/admin/mail" className="underline">
          {words.mailTroubleLink}
        </Link>
      )}
    </p>
  )
}
