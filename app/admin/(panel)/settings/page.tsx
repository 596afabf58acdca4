import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { Admin } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { RemoveDemo } from '../setup/remove-demo'
import { SettingsSections } from './settings-sections'
import { TestOrderCard } from './test-order-card'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.settings.title }
}

export default async function SettingsPage() {
  const manager = await admitManager('/admin/settings')
  if (!manager) return <StaffMayNot />
  const isOwner = manager instanceof Admin
  const [settings, language, demo] = await Promise.all([
    findShop(),
    adminLanguage(),
    isOwner ? findDemo(manager) : null,
  ])
  const shop = asAnswered(shopView, settings)
  const words = texts(language).admin.settings
  return (
    <PlainPage title={words.title}>
      <SettingsSections shop={shop} isOwner={isOwner} />
      <TestOrderCard />
      {demo && <RemoveDemo demo={demo} />}
    </PlainPage>
  )
}
