import Link from 'next/link'
import { answerWithStatus } from '@/app/_http/answer-with-status'
import { shellWords } from '@/lib/i18n/admin/shell'
import { adminLanguage } from '../_language'
import { buttonClass } from './button'
import { PlainPage } from './plain-page'

/** A full page with the status 404. */
export async function Missing() {
  answerWithStatus(404)
  const words = shellWords[await adminLanguage()]
  return (
    <PlainPage title={words.missingTitle}>
      <p className="mb-6">{words.missingText}</p>
      <Link href="/admin/orders" className={buttonClass('primary')}>
        {words.toOrders}
      </Link>
    </PlainPage>
  )
}
