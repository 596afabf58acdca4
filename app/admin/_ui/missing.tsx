import Link from 'next/link'
import { answerWithStatus } from '@/app/_http/answer-with-status'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { buttonClass } from './button'
import { PlainPage } from './plain-page'

/** A full page with the status 404. */
export async function Missing() {
  answerWithStatus(404)
  const words = texts(await adminLanguage()).admin.shell
  return (
    <PlainPage title={words.missingTitle}>
      <p className="mb-6">{words.missingText}</p>
      <Link href="/admin/orders" className={buttonClass('primary')}>
        {words.toOrders}
      </Link>
    </PlainPage>
  )
}
