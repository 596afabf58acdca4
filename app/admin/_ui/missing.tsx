import { answerWithStatus } from '@/app/_http/answer-with-status'
import { ButtonLink } from '@/app/_ui/button'
import { shellWords } from '@/lib/i18n/admin/shell'
import { adminLanguage } from '../_language'
import { PlainPage } from './plain-page'

/** A full page with the status 404. */
export async function Missing() {
  answerWithStatus(404)
  const words = shellWords[await adminLanguage()]
  return (
    <PlainPage title={words.missingTitle}>
      <p className="mb-6">{words.missingText}</p>
      <ButtonLink href="/admin/orders">{words.toOrders}</ButtonLink>
    </PlainPage>
  )
}
