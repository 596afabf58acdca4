import { Link } from '@/app/_ui/link'
import type { Manager } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { findUntaxedToday } from '@/lib/orders/reports/untaxed-today'
import { formatPrice } from '@/lib/platform/values/money'
import { calendarDayOf } from '@/lib/platform/values/time'
import { isLiableOn } from '@/lib/platform/values/vat-liability'
import { currentShop } from '@/lib/shop/queries'
import { adminLanguage } from '../../../_language'
import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'

export const generateMetadata = staffMetadata('settings/vat')

export default settingsPage('settings/vat', UntaxedToday)

/** Asks about what was sold while the number was missing: no page would say it otherwise. */
async function UntaxedToday(caller: Manager) {
  const [shop, { count, totalRappen }, language] = await Promise.all([
    currentShop(),
    findUntaxedToday(caller),
    adminLanguage(),
  ])
  const words = texts(language).admin.settings
  if (count === 0 || !isLiableOn(shop, calendarDayOf(new Date()))) return null
  return (
    <p role="status" className="rounded-card bg-ground-2 mt-5 max-w-prose px-5 py-3">
      {fill(words.untaxedToday, { count, amount: formatPrice(totalRappen) }, language)}{' '}
      <Link href="/admin/orders/all" className="underline underline-offset-4">
        {words.toAllOrders}
      </Link>
    </p>
  )
}
