import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { PlainPage } from './plain-page'

/** What a member of staff sees on an administrators' page; the guard has set the status 403. */
export async function StaffMayNot() {
  const words = texts(await adminLanguage()).admin.shell
  return (
    <PlainPage title={words.forbiddenTitle}>
      <p className="mb-6 max-w-prose">{words.forbiddenText}</p>
      <ButtonLink href="/admin/orders">{words.toOrders}</ButtonLink>
    </PlainPage>
  )
}
