import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { findMailSettings } from '@/lib/shop/mail-server/find-mail-settings'
import { mailSettingsView } from '@/lib/shop/mail-server/schema'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { PresentMail } from './present-mail'
import { ReplyTo } from './reply-to'
import { ServerSection } from './server-section'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.mail.title }
}

export default async function MailPage() {
  const admin = await admitAdmin('/admin/mail')
  if (!admin) return <StaffMayNot />
  const [found, shop, trouble, language] = await Promise.all([
    findMailSettings(admin),
    findShop(),
    findMailTrouble(),
    adminLanguage(),
  ])
  const settings = asAnswered(mailSettingsView, found)
  return (
    <PlainPage title={texts(language).admin.mail.title}>
      <div className="flex max-w-3xl flex-col gap-5">
        <PresentMail {...{ settings, trouble, language }} />
        <ReplyTo shop={asAnswered(shopView, shop)} />
        <ServerSection settings={settings} />
      </div>
    </PlainPage>
  )
}
