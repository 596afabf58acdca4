import { answerWithStatus } from '@/app/_http/answer-with-status'
import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { PlainPage } from './plain-page'

/** A full page with the status 404. */
export async function Missing() {
  answerWithStatus(404)
  const words = texts(await adminLanguage()).admin.shell
  return (
    <PlainPage title={words.missingTitle}>
      <p className="mb-6">{words.missingText}</p>
      <ButtonLink href="/admin/orders">{words.toOrders}</ButtonLink>
    </PlainPage>
  )
}
