import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { Admin } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { findSetup } from '@/lib/shop/setup/find-setup'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { Checklist } from './checklist'
import { kindNames } from './kind-names'
import { RemoveDemo } from './remove-demo'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.setup.title }
}

export default async function SetupPage() {
  const manager = await admitManager('/admin/setup')
  if (!manager) return <StaffMayNot />
  const isOwner = manager instanceof Admin
  const [setup, settings, language, demo] = await Promise.all([
    findSetup(manager),
    findShop(),
    adminLanguage(),
    isOwner ? findDemo(manager) : null,
  ])
  const words = texts(language).admin.setup
  return (
    <PlainPage title={words.title}>
      <p className="mb-5 max-w-prose">{words.lead}</p>
      <Checklist
        setup={setup}
        shop={asAnswered(shopView, settings)}
        isOwner={isOwner}
        kinds={kindNames(settings.languages, language)}
      />
      {demo && <RemoveDemo demo={demo} />}
    </PlainPage>
  )
}
