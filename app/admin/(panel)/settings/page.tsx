import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { texts } from '@/lib/i18n/texts'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { ClosuresSection } from './closures-section'
import { HoursSection } from './hours-section'
import { OrderingSection } from './ordering-section'
import { ShopSection } from './shop-section'
import { ZonesSection } from './zones-section'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.settings.title }
}

/** One form per subject, so that nobody saves what he has not looked at. */
export default async function SettingsPage() {
  if (!(await admitAdmin('/admin/settings'))) return <StaffMayNot />
  const [settings, language] = await Promise.all([findShop(), adminLanguage()])
  const shop = asAnswered(shopView, settings)
  const words = texts(language).admin.settings
  return (
    <PlainPage title={words.title}>
      <div className="flex flex-col gap-5">
        <ShopSection shop={shop} />
        <HoursSection kind="hours" title={words.kitchenHours} lead={words.kitchenHoursLead} spans={shop.hours} />
        <HoursSection
          kind="office_hours"
          title={words.officeHours}
          lead={words.officeHoursLead}
          spans={shop.office_hours}
        />
        <ClosuresSection closures={shop.closures} />
        <OrderingSection shop={shop} />
        <ZonesSection zones={shop.zones} />
      </div>
    </PlainPage>
  )
}
