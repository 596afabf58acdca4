import { asAnswered } from '@/app/api/v1/http/wire'
import { Admin } from '@/lib/accounts/caller'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { PlainPage } from '../../_ui/plain-page'
import { RemoveDemo } from '../setup/remove-demo'
import { SettingsSections, TestOrderCard } from './settings-sections'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('settings')

export default staffPage('settings', SettingsPage, { clientWords: ['settings', 'setup'] })

async function SettingsPage({ caller, admin }: View<'settings'>) {
  const isOwner = caller instanceof Admin
  const [settings, demo] = await Promise.all([findShop(), isOwner ? findDemo(caller) : null])
  const shop = asAnswered(shopView, settings)
  const words = admin.settings
  return (
    <PlainPage title={words.title}>
      <SettingsSections shop={shop} isOwner={isOwner} />
      <TestOrderCard />
      {demo && <RemoveDemo demo={demo} />}
    </PlainPage>
  )
}
